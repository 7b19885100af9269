import type { announcedAs } from '#web/site/page.ts'
import type { SiteWords } from '#web/words/site/en.ts'

type Announced = NonNullable<ReturnType<typeof announcedAs>>
type Announcement = { readonly link: string; readonly title: string; readonly description: string }

/** A page's link text, and its title and description for search engines and shared links. */
export function announcementOf(words: SiteWords, name: Announced, brand: string): Announcement {
  const { footer, legal, service } = words
  const opening = (link: string, { title, lead }: { title: string; lead: string }) => ({
    link,
    title: `${title} · ${brand}`,
    description: lead,
  })
  switch (name) {
    case 'home':
    case 'welcome':
    case 'contact': {
      const { link, title, description } = words.pages[name]
      return { link, title: title(brand), description: description(brand) }
    }
    case 'track-record':
      return opening(service.record.title, service.record)
    case 'verify':
      return opening(words.verify.link, words.verify)
    case 'subscription-success':
      return opening(service.setup.form.title, service.setup)
    case 'cancel':
      return opening(footer.links.cancel, { title: service.cancel.title, lead: service.cancel.lead.shown })
    case 'risk-disclosure':
      return opening(footer.links[name], legal.risk)
    default:
      return opening(footer.links[name], legal[name])
  }
}
