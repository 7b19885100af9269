import { accountOf } from '#web/site/parts/account-view.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Confirmations } from './Confirmations.tsx'
import { FigureList } from './FigureList.tsx'
import { GoldOnly } from './GoldOnly.tsx'
import { GrowthChart } from './GrowthChart.tsx'
import { HeatMap } from './HeatMap.tsx'

/** One published account: how it grew and fell, its months, its figures with what they are made of. */
export function AccountPage() {
  const site = useSite()
  const { slug } = accountOf(site)
  const { account } = site.words
  return (
    <AccountFrame>
      {(record) => (
        <>
          <GrowthChart record={record} />
          <HeatMap record={record} />
          <Confirmations />
          <FigureList record={record} />
          <GoldOnly record={record} />
          <p className="ways-on">
            <SiteLink to="account-results" account={slug} className="button quiet">
              {account.detail}
            </SiteLink>
            <SiteLink to="account-rows" account={slug} className="button quiet">
              {account.choice.all}
            </SiteLink>
          </p>
        </>
      )}
    </AccountFrame>
  )
}
