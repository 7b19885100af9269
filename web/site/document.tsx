import { directionOf, type Language } from '#domain/site/languages.ts'
import { brandStyle } from './brand-style.ts'
import { Head } from './head.tsx'
import { type PageName, pageFacts } from './page.ts'
import { components } from './pages.tsx'
import { useSite } from './parts/site-context.tsx'

/** Files built for the browser. */
export type Assets = {
  /** The style of each page, to be inlined. */
  readonly styles: Readonly<Record<PageName, string>>
  /** The style that declares the fonts of each language. */
  readonly fontFaces: Readonly<Record<Language, string>>
  /** Addresses of scripts, the site's own last. */
  readonly scripts: readonly string[]
  readonly icon: string
  /** The picture that goes with a shared link: PNG, 1200 × 630. */
  readonly picture: string
  /** The fonts of each language: fetched before anything is shown, since one that comes later is left out. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>
}

/** A whole document, with no inline script or style except the one allowed by its hash. */
export function Document({ assets }: { assets: Assets }) {
  const { page } = useSite()
  const style = assets.styles[page.name] + assets.fontFaces[page.language] + brandStyle(page.brand.colours)
  const Content = components[page.name]
  return (
    <html
      lang={page.language}
      dir={directionOf(page.language)}
      data-app="site"
      data-language={page.language}
      data-variant={pageFacts[page.name].variant}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head picture={assets.picture} />
        <meta name="theme-color" content={page.brand.colours.ink} />
        <link rel="icon" href={page.logo ?? assets.icon} type="image/svg+xml" />
        {assets.fonts[page.language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Content />
      </body>
    </html>
  )
}
