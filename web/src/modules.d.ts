/** The modules that bake/ generates. */
declare module "icon:*" {
  const path: string;
  export default path;
}
declare module "coast:*" {
  const path: string;
  export default path;
}
declare module "messages:*" {
  const parsed: import("@fluent/bundle").FluentResource;
  export default parsed;
}
declare module "howto:*" {
  const parsed: import("@fluent/bundle").FluentResource;
  export default parsed;
}
declare module "d3-geo";
declare module "topojson-client";
