import { useCompany } from '#web/site/parts/company.ts'
import { Fees } from '#web/site/parts/Fees.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The price in three figures from the settings, and as a share of a deposit. */
export function Price() {
  const { page, words, format } = useSite()
  const { hero, mark, navigation } = words
  const { price } = words.home
  const company = useCompany()
  const { monthlyPrice, trialDays, recommendedDeposit } = page.brand
  return (
    <section className="price" aria-labelledby="price-title">
      <h2 id="price-title">{price.title}</h2>
      <dl className="terms">
        <Term name={price.trial} value={format.days(trialDays)} />
        <Term name={price.monthly} value={format.money(monthlyPrice)} />
        <Term name={price.deposit} value={format.money(recommendedDeposit)} />
      </dl>
      <Fees />
      <div className="agreement">
        <p className="marks">
          <span className="mark" data-provenance="stated">
            {hero.terms(company ?? mark.operator)}
          </span>
        </p>
        {page.links.checkout && (
          <a className="button" href={page.links.checkout} target="_blank" rel="noopener">
            {hero.checkout}
            <span className="hidden"> ({navigation.newTab})</span>
          </a>
        )}
      </div>
    </section>
  )
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
