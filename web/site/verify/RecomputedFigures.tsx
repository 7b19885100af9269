import { measuredFigures } from '#domain/claims/claims.ts'
import { measuredClaimId, statedFigureId } from '#domain/record/claim-register.ts'
import type { Language } from '#domain/site/languages.ts'
import { addressOf } from '#web/site/page.ts'
import { accountFigureText } from '#web/site/parts/account-view.ts'
import { Evidence, RecordsMark } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { marked } from '#web/site/parts/marked.ts'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { methodOf, visibleClaim } from '#web/site/parts/provenance.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { type Site, useSite } from '#web/site/parts/site-context.tsx'

/** For the account with the record, then stated ones. */
const ids = [...measuredFigures.map(measuredClaimId), ...measuredFigures.map(statedFigureId)]

type Row = { readonly name: Parameters<typeof marked>[0]; readonly label: string; readonly text: string }

/**
 * The site's headline figures. The check replaces them by every figure of the pages in `data-pages`, each beside the
 * ledger's value.
 */
export function RecomputedFigures() {
  const site = useSite()
  const { page, words } = site
  const measured = [...new Map(measuredRows(site).map((row) => [row.name, row])).values()]
  const accounts = page.accounts.filter(({ record }) => record !== null)
  return (
    <div
      className="part"
      id="figures"
      data-price={page.brand.monthlyPrice}
      data-deposit={page.brand.recommendedDeposit}
      data-common={commonPages(page.language)}
    >
      <h2>{words.verify.figures}</h2>
      <Evidence ids={ids} always hypothetical={accounts.some(({ type }) => type !== 'live')}>
        {measured.length + accounts.length === 0 && <p>{words.verify.noFigures}</p>}
        {measured.length > 0 && (
          <div className="part" data-pages="">
            <h3>
              {words.verify.operations} <RecordsMark id="measured.compoundedReturn" />
            </h3>
            <FiguresTable rows={measured} />
            <Formulas of={ids} />
          </div>
        )}
        {accounts.map((account) => (
          <details
            className="part"
            key={account.slug}
            data-of={account.slug}
            data-pages={pagesOf(page.language, account.slug)}
          >
            <summary>{account.name}</summary>
            <AccountMarks of={account} />
            <FiguresTable rows={accountRows(site, account)} />
            <p>
              <SiteLink to="account" account={account.slug}>
                {words.account.figures}
              </SiteLink>
            </p>
          </details>
        ))}
      </Evidence>
    </div>
  )
}

/** The pages that print figures of the record and the heads of accounts: both variants of the landing page too. */
const commonPages = (language: Language) =>
  [
    addressOf(language, 'track-record'),
    addressOf(language, 'home'),
    ...['a', 'b'].map((variant) => `${addressOf(language, 'welcome')}?variant=${variant}`),
  ].join(' ')

/** The pages of an account alone. */
const pagesOf = (language: Language, slug: string) =>
  (['account', 'account-results'] as const).map((name) => addressOf(language, name, slug)).join(' ')

function measuredRows({ page, words, format }: Site): Row[] {
  return ids.flatMap((id): Row[] => {
    const claim = visibleClaim(page, id)
    const figure = claim && methodOf(claim)
    const text = claim && format.claim(claim.value)
    const { amount } = claim?.value ?? {}
    if (!figure || !text || amount === undefined) return []
    // Stated figures are recomputed from stated records alone, apart from those of an account.
    const origin = claim?.provenance === 'stated' ? 'stated' : 'measured'
    return [{ name: `${origin}.${figure}`, label: words.measured[figure].label, text }]
  })
}

function accountRows(site: Site, { currency, record }: Site['page']['accounts'][number]): Row[] {
  return (record?.figures ?? []).flatMap((figure): Row[] => {
    const { name, value } = figure
    if (value === null) return []
    const { label } = site.words.account.figure[name]
    return [{ name: `figures.${name}`, label, text: accountFigureText(site, figure, currency) }]
  })
}

function FiguresTable({ rows }: { rows: readonly Row[] }) {
  const { verify } = useSite().words
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{verify.figure}</th>
          <th scope="col">{verify.shown}</th>
          <th scope="col">{verify.recomputed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, text }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td {...marked(name)}>
              <bdi>{text}</bdi>
            </td>
            <td>—</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
