import { useCompany } from './company.ts'
import { useSite } from './site-context.tsx'

/** The free trial and the later price, among the first words of a page. */
export function FreeTrial() {
  const { page, words, format } = useSite()
  const { monthlyPrice, trialDays } = page.brand
  return (
    <p className="free">
      <strong>{words.hero.trial(trialDays, format.number(trialDays))}</strong>
      {format.sentences('', words.hero.price(format.money(monthlyPrice)))}
    </p>
  )
}

/** The checkout button, if set, after what is owed. */
export function Checkout() {
  const { page, words } = useSite()
  if (!page.links.checkout) return null
  return (
    <a className="button" href={page.links.checkout} target="_blank" rel="noopener">
      {words.hero.checkout}
      <span className="hidden"> ({words.navigation.newTab})</span>
    </a>
  )
}

/** Deposit, its relation to the price, and who sets the terms. */
export function Offer() {
  return (
    <div className="offer">
      <Deposit />
    </div>
  )
}

/** Trial, price and deposit, and who sets them. */
export function Terms() {
  return (
    <>
      <FreeTrial />
      <Deposit />
    </>
  )
}

function Deposit() {
  const { page, words, format } = useSite()
  const { hero, mark } = words
  const company = useCompany()
  const { monthlyPrice, recommendedDeposit } = page.brand
  return (
    <>
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
