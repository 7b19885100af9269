import { HeadlineFigures } from '#web/site/parts/AccountHeadline.tsx'
import { accountOf, openOf } from '#web/site/parts/account-view.ts'
import { LatestTrade } from '#web/site/parts/LatestTrade.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { AccountFrame, FigureMarks } from './AccountFrame.tsx'
import { Confirmations } from './Confirmations.tsx'
import { FigureList } from './FigureList.tsx'
import { Followed } from './Followed.tsx'
import { GrowthChart } from './GrowthChart.tsx'
import { HeatMap } from './HeatMap.tsx'
import { LatestPositions } from './LatestPositions.tsx'

/** A published account: growth and drawdown, months, and explained figures. */
export function AccountPage() {
  const site = useSite()
  const account = accountOf(site)
  const { slug } = account
  const { detail, choice } = site.words.account
  return (
    <AccountFrame
      opening={(record) => (
        <>
          <div className="part">
            <FigureMarks />
            <HeadlineFigures of={{ ...account, record }} isExplained />
          </div>
          <GrowthChart record={record} open={openOf({ ...account, record })} />
        </>
      )}
    >
      {(record) => (
        <>
          <FigureList record={record} isOfRules />
          <LatestTrade of={{ ...account, record }} level={2} />
          <LatestPositions record={record} />
          <HeatMap record={record} />
          <Followed />
          <Confirmations />
          <FigureList record={record} />
          <p className="ways-on">
            <SiteLink to="account-results" account={slug} className="button quiet">
              {detail}
            </SiteLink>
            <SiteLink to="account-rows" account={slug} className="button quiet">
              {choice.all}
            </SiteLink>
          </p>
        </>
      )}
    </AccountFrame>
  )
}
