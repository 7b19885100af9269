import type { AccountFigure } from '#domain/report/account-figures.ts'
import { figureInputs, ruleFigures } from '#domain/report/account-figures.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import { accountFigureLabel, accountFigureText, accountOf } from '#web/site/parts/account-view.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { printedText } from '#web/site/parts/printed-text.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

const areOfRules: ReadonlySet<string> = new Set(ruleFigures)

/** The figures of trading rules, or all others; each opens to its formula, inputs, and a link to its rows. */
export function FigureList({ record, isOfRules = false }: { record: AccountRecord; isOfRules?: boolean }) {
  const { account } = useSite().words
  return (
    <div className="part">
      <h2>{isOfRules ? account.rules : account.figures}</h2>
      <FigureMarks />
      <p className="quiet">{isOfRules ? account.rulesText : account.figuresText}</p>
      <div className="account-figures opens">
        {record.figures
          .filter(({ name }) => areOfRules.has(name) === isOfRules)
          .map((figure) => (
            <Figure key={figure.name} figure={figure} />
          ))}
      </div>
    </div>
  )
}

function Figure({ figure }: { figure: AccountFigure }) {
  const { name, inputs, rows } = figure
  const site = useSite()
  const { account } = site.words
  const { slug, currency } = accountOf(site)
  const { formula } = account.figure[name]
  const label = accountFigureLabel(site, figure)
  return (
    <details {...markedAll(`figures.${name}`)}>
      <summary>
        <span>{label}</span> <bdi>{accountFigureText(site, figure, currency)}</bdi>
      </summary>
      <p>{formula}</p>
      {name === 'drawdownRelative' && <p>{account.twoFalls(label)}</p>}
      {inputs.length > 0 && (
        <dl>
          {inputs.map((input) => (
            <div key={input.name}>
              <dt>{account.input[input.name]}</dt>
              <dd>
                <bdi>{printedText(site.format, { unit: figureInputs[input.name], value: input.value }, currency)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <SiteLink to="account-rows" account={slug} query={{ of: rows }}>
          {account.rows}
        </SiteLink>
      </p>
    </details>
  )
}
