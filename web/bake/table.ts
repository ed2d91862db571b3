import type { Plugin } from "vite";

const PAGE = "/src/table/table-page.tsx";
const BOLD = "alegreya-sans-latin-700-normal.woff2"; // if it loaded late, bold text would shift the layout

/** Plugin for `table.html`: index.html with preloads for what a table needs, before the first script asks for it. */
export function tablePage(): Plugin {
  return {
    name: "pelagos-table",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = files.find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(PAGE));
      const bold = files.find((file) => file.type === "asset" && file.names.includes(BOLD));
      const index = bundle["index.html"];
      if (page?.type !== "chunk" || !bold || index?.type !== "asset")
        throw new Error("table.html: the page chunk, the bold font or index.html is missing from the build");
      const styles = [...(page.viteMetadata?.importedCss ?? [])];
      const links = [
        ...styles.map((file) => link(file, 'rel="preload" as="style"')),
        link(page.fileName, 'rel="modulepreload" fetchpriority="low"'), // low: the first paint needs neither this nor the font
        link(bold.fileName, 'rel="preload" as="font" type="font/woff2" fetchpriority="low"'),
      ];
      const source = String(index.source).replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
      this.emitFile({ type: "asset", fileName: "table.html", source });
    },
  };
}

function link(file: string, how: string): string {
  return `<link ${how} crossorigin href="./${file}">`;
}
