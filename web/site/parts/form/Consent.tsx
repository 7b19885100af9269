import { consentVersion } from '#domain/privacy/consent-wordings.ts'
import { useCompany } from '#web/site/parts/company.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { TickBox } from './fields.tsx'

/** Two separate boxes, unticked; a reply requires neither. */
export function Consent() {
  const { words } = useSite()
  const { consent } = words.form
  const version = consentVersion(useCompany() !== null)
  return (
    <fieldset className="consent">
      <legend>{consent.legend}</legend>
      <input type="hidden" name="consentVersion" value={version} />
      <TickBox field="emailOffers" label={consent.emailOffers} />
      <TickBox field="phoneOffers" label={consent.phoneOffers} />
      <p>{consent.withdraw}</p>
    </fieldset>
  )
}

/** The GDPR Art. 13 notice beside the form, or a note that the controller is not stated. */
export function Notice() {
  const { words, format } = useSite()
  const { notice } = words.form
  const company = useCompany()
  if (!company) return <p className="notice">{notice.absent}</p>
  return (
    <details className="notice">
      <summary>{notice.title}</summary>
      <p>
        {format.sentences(notice.controller(company), notice.text)}{' '}
        <SiteLink to="privacy">{words.footer.links.privacy}</SiteLink>
      </p>
    </details>
  )
}
