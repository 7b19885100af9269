import { en } from '#web/words/site/en.ts'
import { currencyName } from './currency-name.ts'
import { ProvenanceMark } from './ProvenanceMark.tsx'
import { visibleClaim } from './provenance.ts'
import { useSite } from './site-context.tsx'

/**
 * The CFD risk warning, near the top of every page in the size of the text. The percentage of losing accounts is the broker's:
 * it is shown only beside the broker's name, with its source.
 */
export function RiskStrip() {
  const { page, words, format } = useSite()
  const stated = (id: 'broker.losingAccounts' | 'broker.legalName') => {
    const claim = visibleClaim(page, id)
    const text = claim?.provenance === 'stated' ? format.claim(claim.value, true) : null
    return claim && text ? { claim, text } : null
  }
  const losing = stated('broker.losingAccounts')
  const broker = stated('broker.legalName')
  return (
    <aside className="strip" aria-label={words.risk.label}>
      {losing && broker ? (
        <p>
          {words.risk.strip(losing.text, broker.text)} <ProvenanceMark claim={losing.claim} />
        </p>
      ) : (
        <p>{words.risk.strip(null, '')}</p>
      )}
    </aside>
  )
}

/**
 * Required with every trading figure; never smaller than the text, never behind a click. `currency`: of the figures, if
 * not dollars. `isBrief`: without notes on comparing figures, which are elsewhere on the page.
 */
export function RiskNote({ currency, isBrief = false }: { currency?: string; isBrief?: boolean }) {
  const { page, words, format } = useSite()
  const { risk } = words
  return (
    <p className="risk" role="note">
      <strong>{format.label(risk.label)}</strong>
      {format.sentences(
        risk.pastPerformance,
        ...(isBrief
          ? []
          : [
              currency === undefined ? risk.currency : words.account.inCurrency(currencyName(format, currency)),
              risk.beforeSubscription(format.money(page.brand.monthlyPrice)),
            ]),
      )}
    </p>
  )
}

/** 17 CFR 4.41(b)(1)(i) in the page's language, and where that is not English, the original behind it. */
export function HypotheticalText() {
  const { page, words, format } = useSite()
  return (
    <div className="hypothetical" role="note">
      <p>
        <strong>{format.label(words.risk.hypotheticalLabel)}</strong>
        {words.risk.hypothetical}
      </p>
      {page.language !== 'en' && (
        <details>
          <summary>{words.risk.hypotheticalOriginal}</summary>
          <p lang="en" dir="ltr">
            {en.risk.hypothetical}
          </p>
        </details>
      )}
    </div>
  )
}
