/** Modules that bake/ makes. */
declare module "icon:*" {
  const path: string;
  export default path;
}
declare module "coast:*" {
  const path: string;
  export default path;
}
declare module "messages:*" {
  const text: string;
  export default text;
}
declare module "d3-geo";
declare module "topojson-client";
