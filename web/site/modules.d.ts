/** Addresses of the scripts of a public page: from the build's manifest, or from Vite while developing. */
declare module 'virtual:site-scripts' {
  export const scripts: readonly string[]
}

/** The display fonts as the build cuts them: the address of each file, and its `@font-face`. */
declare module 'virtual:site-fonts' {
  export const fonts: Readonly<Record<'latin' | 'cyrillic' | 'arabic', { readonly url: string; readonly face: string }>>
}

/** The tokens of the public site. */
declare module '*.css?section=public&inline' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: Vite gives a style as the default export
  export default css
}
