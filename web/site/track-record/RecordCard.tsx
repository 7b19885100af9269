import { headlineAccounts, lastTraded } from '#domain/record/account-headline.ts'
import { shortHash } from '#domain/report/latest-trade.ts'
import { filled } from '#web/site/parts/filled.tsx'
import { betweenNotes } from '#web/site/parts/format.ts'
import { marked } from '#web/site/parts/marked.ts'
import { Picture } from '#web/site/parts/Picture.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The card on checking the record: trades by account with the ledger entry of the newest, or the empty chain. */
export function RecordCard() {
  const { page, words, format } = useSite()
  const { mark, account, verify } = words
  const accounts = headlineAccounts(page.accounts)
  const newest = lastTraded(page.accounts)
  return (
    <div className="record-card">
      {accounts.length === 0 ? (
        <Picture name="chain" />
      ) : (
        <dl>
          {accounts.map(({ slug, name, record }) => (
            <div key={slug} data-of={slug}>
              <dt>{name}</dt>
              <dd>
                {filled(
                  (closed) => mark.operations(record.closed, closed),
                  <bdi {...marked('facts.closed')}>{format.number(record.closed)}</bdi>,
                )}
              </dd>
            </div>
          ))}
          {newest?.tradeEntry && (
            <div data-of={newest.slug}>
              <dt>{account.trade.entry}</dt>
              <dd>
                <bdi {...marked('trade.entry.seq')}>{newest.tradeEntry.seq}</bdi>
                {betweenNotes}
                <bdi {...marked('trade.entry.hash')}>{shortHash(newest.tradeEntry.hash)}</bdi>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p>{verify.brief}</p>
      <SiteLink to="verify" className="button">
        {verify.link}
      </SiteLink>
    </div>
  )
}
