import { type BrandColours, shadesOf } from '#domain/site/brand.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'

/** The tokens that a brand's own colours change, as a style; empty for those that the tokens have anyway. */
export function brandStyle(colours: BrandColours): string {
  const { ink, accent } = defaultSettings.colours
  if (colours.ink === ink && colours.accent === accent) return ''
  const { dark, paper } = shadesOf(colours)
  const root = `--surface:${dark.surface};--raised:${dark.raised};--line:${dark.line};--gold:${dark.accent}`
  return `:root[data-app="site"]{${root}}[data-app="site"] :is(.paper,.form){--gold:${paper.accent}}`
}
