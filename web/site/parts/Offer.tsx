import { useCompany } from './company.ts'
import { useSite } from './site-context.tsx'

/** The terms, and the way to the checkout where there is one: what is owed stands before the button. */
export function Offer() {
  const { page, words } = useSite()
  return (
    <div className="offer">
      <Terms />
      {page.links.checkout && (
        <a className="button" href={page.links.checkout} target="_blank" rel="noopener">
          {words.hero.checkout}
          <span className="hidden"> ({words.navigation.newTab})</span>
        </a>
      )}
    </div>
  )
}

/** Trial, price and deposit, and who sets them. */
export function Terms() {
  const { page, words, format } = useSite()
  const { hero, mark } = words
  const company = useCompany()
  const { monthlyPrice, trialDays, recommendedDeposit } = page.brand
  const price = format.money(monthlyPrice)
  return (
    <>
      <p>
        <strong>{hero.trial(trialDays, format.number(trialDays))}</strong>
        {format.sentences('', hero.price(price))}
      </p>
      <p>
        {format.sentences(
          hero.deposit(format.money(recommendedDeposit)),
          hero.burden(format.roundedPercent((100 * monthlyPrice) / recommendedDeposit)),
        )}
      </p>
      <p className="marks">
        <span className="mark" data-provenance="stated">
          {hero.terms(company ?? mark.operator)}
        </span>
      </p>
    </>
  )
}
