import { type RecordedAccount, rulesOf } from '#domain/record/account-headline.ts'
import { accountFigureLabel, accountFigureText } from './account-view.ts'
import { marked } from './marked.ts'
import { AccountMarks } from './ProvenanceMark.tsx'
import { useSite } from './site-context.tsx'

/**
 * An account's trading rules from its deals, unknown ones left out. `level`: of its title; at 2 it names its source.
 */
export function Rules({ of, level }: { of: RecordedAccount; level: 2 | 4 }) {
  const { record, currency } = of
  const site = useSite()
  const { account } = site.words
  const Heading = `h${level}` as const
  return (
    <div className="rules part">
      <Heading>{account.rules}</Heading>
      {level === 2 && <AccountMarks of={of} />}
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
