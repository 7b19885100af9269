import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { AccountHeadlines, AccountState } from '#web/site/parts/AccountHeadline.tsx'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** Every published account, closed and lost ones too, with its headline figures; nothing without one. */
export function Accounts() {
  const { page, words } = useSite()
  const { account } = words
  if (page.accounts.length === 0) return null
  const empty = page.accounts.filter(({ record }) => record === null)
  return (
    <div className="part">
      <h2>{account.accounts}</h2>
      <p>{account.accountsText}</p>
      <AccountHeadlines />
      {empty.length > 0 && (
        <ul className="shown">
          {empty.map((one) => (
            <Empty key={one.slug} account={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** An account that is registered and has no report yet. */
function Empty({ account }: { account: PublishedAccount }) {
  const { words } = useSite()
  const { slug, name } = account
  return (
    <li className="of-account" data-of={slug}>
      <h3>
        <SiteLink to="account" account={slug}>
          {name}
        </SiteLink>
      </h3>
      <AccountMarks of={account}>
        <AccountState of={account} />
      </AccountMarks>
      <p className="quiet">{words.account.nothing}</p>
    </li>
  )
}
