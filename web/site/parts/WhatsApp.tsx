import { useSite } from './site-context.tsx'

/** A link to WhatsApp, if the operator has set a number. */
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
