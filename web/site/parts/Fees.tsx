import { useSite } from './site-context.tsx'

/** Deposits that the fee is compared with, as multiples of the recommended one. */
const multiples = [1, 5, 10, 25]

/** The monthly fee as a share of deposits: the smaller the deposit, the more must be gained first. */
export function Fees() {
  const { page, words, format } = useSite()
  const { price } = words.home
  const { monthlyPrice, recommendedDeposit } = page.brand
  return (
    <div className="fees">
      <table>
        <caption>{price.fees}</caption>
        <thead>
          <tr>
            <th scope="col">{price.of}</th>
            <th scope="col">{price.share}</th>
          </tr>
        </thead>
        <tbody>
          {multiples.map((multiple) => {
            const deposit = multiple * recommendedDeposit
            return (
              <tr key={multiple}>
                <th scope="row">
                  <bdi>{format.money(deposit)}</bdi>
                </th>
                <td>
                  <div>
                    <bdi>{format.percent((100 * monthlyPrice) / deposit)}</bdi>
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <path d={`M0 2h${Math.round(100 / multiple)}`} />
                    </svg>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="quiet">{price.always}</p>
    </div>
  )
}
