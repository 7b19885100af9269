import { visibleClaim } from '#web/site/parts/provenance.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { consentVersion } from './consent-version.ts'
import { TickBox } from './fields.tsx'

/** Two boxes, unticked and apart; being answered needs neither (decisions D). */
export function Consent() {
  const { page, words } = useSite()
  const { consent } = words.form
  return (
    <fieldset className="consent">
      <legend>{consent.legend}</legend>
      <input type="hidden" name="consentVersion" value={consentVersion(page.language, words.form)} />
      <TickBox field="emailOffers" label={consent.emailOffers} />
      <TickBox field="phoneOffers" label={consent.phoneOffers} />
      <p>{consent.withdraw}</p>
    </fieldset>
  )
}

/** What GDPR Art. 13 asks to be told where details are given. */
export function Notice() {
  const { page, words, format } = useSite()
  const { notice } = words.form
  const company = visibleClaim(page, 'company.legalName')
  return (
    <details className="notice">
      <summary>{notice.title}</summary>
      <p>
        {notice.controller((company && format.claim(company.value)) ?? words.mark.notStated)} {notice.text}{' '}
        <SiteLink to="privacy">{words.footer.links.privacy}</SiteLink>
      </p>
    </details>
  )
}
