import { type RecordedAccount, rulesOf } from '#domain/record/account-headline.ts'
import { accountFigureLabel, accountFigureText } from './account-view.ts'
import { marked } from './marked.ts'
import { useSite } from './site-context.tsx'

/** An account's trading rules from its deals, unknown ones left out. */
export function Rules({ of }: { of: RecordedAccount }) {
  const { record, currency } = of
  const site = useSite()
  const { account } = site.words
  return (
    <div className="rules part">
      <h4>{account.rules}</h4>
      <dl>
        {rulesOf(record).map((figure) => (
          <div key={figure.name}>
            <dt>{accountFigureLabel(site, figure)}</dt>
            <dd {...marked(`figures.${figure.name}`)}>
              <bdi>{accountFigureText(site, figure, currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{account.rulesText}</p>
    </div>
  )
}
