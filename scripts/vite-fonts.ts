import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type FontPart = {
  readonly family: string
  /** The package's font file. */
  readonly source: string
  /** Its unicode-range in CSS. */
  readonly range: string
  /** The only used weight. */
  readonly weight: number
  /** OpenType features; default: all. */
  readonly features?: readonly string[]
}

const packages = '@fontsource-variable'
const spacesAndQuotes = 'U+2009-200A, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F, U+2030, U+2039-203A'
const bookFeatures = ['kern', 'liga', 'lnum', 'tnum', 'locl', 'ccmp', 'mark']

/** The public pages' display fonts by script. A language whose script is missing uses a system font. */
const parts = {
  latin: {
    family: 'Source Serif 4',
    source: `${packages}/source-serif-4/files/source-serif-4-latin-wght-normal.woff2`,
    range: `U+0020-007E, U+00A0-00FF, U+0152-0153, ${spacesAndQuotes}, U+20AC, U+2122, U+2212`,
    weight: 315,
    features: bookFeatures,
  },
  cyrillic: {
    family: 'Source Serif 4',
    source: `${packages}/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2`,
    range: 'U+0401, U+0410-044F, U+0451, U+2116',
    weight: 315,
    features: bookFeatures,
  },
  arabic: {
    family: 'Readex Pro',
    source: `${packages}/readex-pro/files/readex-pro-arabic-wght-normal.woff2`,
    range: 'U+0600-06FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
    weight: 315,
  },
} as const satisfies Record<string, FontPart>

const virtual = 'virtual:site-fonts'

/**
 * Cuts the display fonts down to the characters and the weight that the pages use; `virtual:site-fonts` names and declares each
 * file. In development the packages' files are used unchanged.
 */
export function fonts(): Plugin {
  return {
    name: 'site-fonts',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return
      const isBuild = this.environment.mode === 'build'
      const made = await Promise.all(
        Object.entries<FontPart>(parts).map(async ([name, part]) => {
          if (!isBuild) return [name, part, null] as const
          const source = await cut(part)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const fileName = `assets/${name}-${hash}.woff2`
          this.emitFile({ type: 'asset', fileName, source })
          return [name, part, `/${fileName}`] as const
        }),
      )
      const imports = isBuild ? [] : made.map(([name, { source }]) => `import ${name} from '${source}?url'`)
      const entries = made.map(([name, part, url]) => {
        const address = url === null ? name : JSON.stringify(url)
        return `${name}: { url: ${address}, face: ${JSON.stringify(faceOf(part))}.replace('{url}', ${address}) }`
      })
      return `${imports.join('\n')}\nexport const fonts = { ${entries.join(', ')} }`
    },
  }
}

const faceOf = ({ family, range }: FontPart) =>
  `@font-face{font-family:"${family}";font-weight:300 400;font-display:optional;src:url("{url}")format("woff2");unicode-range:${range.replaceAll(' ', '')}}`

const require = createRequire(import.meta.url)

/** The part as a WOFF2 file. */
async function cut({ source, range, weight, features }: FontPart): Promise<Uint8Array> {
  return subsetFont(await readFile(require.resolve(source)), lettersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Modern screens ignore hinting, and these tables are useless for a single weight.
    noHinting: true,
    dropTables: ['gasp', 'STAT', 'MVAR'],
    ...(features && { keepFeatures: [...features] }),
  })
}

/** Every character of a CSS unicode-range. */
function lettersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}
