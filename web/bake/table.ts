import type { Plugin } from "vite";

const PAGE = "/src/table/page.tsx";
const BOLD = "alegreya-sans-latin-700-normal.woff2"; // if it came late, what stands in bold would move what is around it

/** `table.html`: the page of all pages, which asks at once for what a table needs, not when the first script comes to it. */
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
        throw new Error("the page of a table has lost a part");
      const styles = [...(page.viteMetadata?.importedCss ?? [])];
      const links = [
        ...styles.map((file) => link(file, 'rel="preload" as="style"')),
        link(page.fileName, 'rel="modulepreload" fetchpriority="low"'), // what is seen first needs neither
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
