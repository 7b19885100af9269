import { type Language, languages, localeOfLanguage } from '#domain/site/languages.ts'
import { addressOf, announcedAs, isAccountPage, pageFacts } from './page.ts'
import { accountAnnouncement } from './parts/account-view.ts'
import { announcementOf } from './parts/announcement.ts'
import { useSite } from './parts/site-context.tsx'

/** Width and height of the picture of a shared link, pixels; networks ask for this shape. */
const pictureSize = { width: 1200, height: 630 } as const

/** Metadata for browser tabs, search engines and link previews. `picture`: URL of a PNG. */
export function Head({ picture }: { picture: string }) {
  const site = useSite()
  const { page, words } = site
  const head = announcedAs(page.name)
  const brand = page.brand.name
  if (head === null && !isAccountPage(page.name)) {
    return (
      <>
        <title>{`${words.notFound.title} · ${brand}`}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const announced = head === null ? accountAnnouncement(site) : announcementOf(words, head, brand)
  // Visitors from the checkout also see its state there.
  const greeting = page.checkout && words.service.setup.checkout[page.checkout]
  const title = greeting ? `${greeting.title} · ${brand}` : announced.title
  const description = greeting ? greeting.lead : announced.description
  const { isIndexed } = pageFacts[page.name]
  const addressIn = (language: Language | null) => page.origin + addressOf(language, page.name, page.view?.slug)
  const address = addressIn(page.language)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(null)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(page.language)} />
      <meta property="og:image" content={new URL(picture, page.origin).href} />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Language and region with an underscore, as Open Graph wants it: `en_US`. */
function openGraphLocale(locale: Language): string {
  const { language, region } = new Intl.Locale(localeOfLanguage(locale)).maximize()
  return `${language}_${region}`
}
