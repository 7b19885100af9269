import { directionOf, type Language, languages } from '#domain/languages.ts'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import type { PageName } from './page.ts'
import { addressOf, type SitePath } from './parts/existing-pages.ts'
import { useSite } from './parts/site-context.tsx'
import { WelcomePage } from './welcome/WelcomePage.tsx'

/** What the build made for the browser. */
export type Assets = {
  /** The style of each page, to be inlined. */
  readonly styles: Readonly<Record<PageName, string>>
  /** The style that declares the fonts of each language. */
  readonly fontFaces: Readonly<Record<Language, string>>
  /** Addresses of scripts, the site's own last. */
  readonly scripts: readonly string[]
  readonly icon: string
  /** The font each language's headline is set in, where it is not one of the system: fetched early. */
  readonly fonts: Partial<Record<Language, string>>
}

/** The address of a page without its language; null for one that has none of its own. */
const paths: Record<PageName, SitePath | null> = { welcome: 'welcome', 'not-found': null }

/** A whole document: nothing in it runs or styles from within, but the one named style. */
export function Document({ assets }: { assets: Assets }) {
  const { page, words } = useSite()
  const isWelcome = page.name === 'welcome'
  const font = assets.fonts[page.language]
  return (
    <html lang={page.language} dir={directionOf(page.language)} data-app="site">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{isWelcome ? words.welcome.title : `${words.notFound.title} · ${words.product.name}`}</title>
        {isWelcome ? (
          <meta name="description" content={words.welcome.description} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" content="#0f1318" />
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles[page.name] + assets.fontFaces[page.language] }} />
        <Alternates path={paths[page.name]} />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{isWelcome ? <WelcomePage /> : <NotFoundPage />}</body>
    </html>
  )
}

/** This page in its other languages, and the bare address for everybody else. */
function Alternates({ path }: { path: SitePath | null }) {
  const { page } = useSite()
  if (path === null) return null
  return (
    <>
      <link rel="canonical" href={page.origin + addressOf(page.language, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={page.origin + addressOf(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${page.origin}/${path}`} />
    </>
  )
}
