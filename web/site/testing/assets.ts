import { inEveryLanguage } from '#domain/site/languages.ts'
import { accountPageNames, type PageName, pageNames } from '#web/site/page.ts'

/** Assets as without a build: each page has its own style, none has a font. */
export const unbuiltAssets = {
  styles: Object.fromEntries(
    [...pageNames, ...accountPageNames].map((name) => [name, `body{content:"${name}"}`]),
  ) as Record<PageName, string>,
  scripts: ['/assets/site-1.js'],
  icon: '/assets/icon-1.svg',
  picture: '/assets/picture-1.png',
  fontFaces: inEveryLanguage(''),
  fonts: inEveryLanguage<string[]>([]),
}
