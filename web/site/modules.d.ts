/** Addresses of the scripts of a public page: from the build's manifest, or from Vite while developing. */
declare module 'virtual:site-scripts' {
  export const scripts: readonly string[]
}

/** The tokens of the public site. */
declare module '*.css?section=public&inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: Vite gives a style as the default export
  export default css
}
