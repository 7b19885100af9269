import { useSite } from './site-context.tsx'

/** The way to write on WhatsApp, where the operator has set one. */
export function WhatsApp({ className }: { className?: string }) {
  const { page, words } = useSite()
  if (!page.links.whatsapp) return null
  return (
    <a className={className} href={page.links.whatsapp} target="_blank" rel="noopener">
      {words.contactPage.direct.whatsapp}
      <span className="hidden"> ({words.navigation.newTab})</span>
    </a>
  )
}
