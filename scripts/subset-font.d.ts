declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** Pins each axis to a value. */
    variationAxes?: Record<string, number>
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
  }
  /** The font with the glyphs of `text` alone. */
  // biome-ignore lint/style/noDefaultExport: so the package exports it
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
