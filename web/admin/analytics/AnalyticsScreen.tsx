import { type AnalyticsPart, type AnalyticsSearch, analyticsParts } from '#web/admin/parts/analytics-search.ts'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import { ActivityPart } from './ActivityPart.tsx'
import { CohortsPart } from './CohortsPart.tsx'
import { ForecastPart } from './ForecastPart.tsx'
import { FunnelPart } from './FunnelPart.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import type { PartProps } from './Part.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { ResponsePart } from './ResponsePart.tsx'
import { SetupsPart } from './SetupsPart.tsx'
import { SourcesPart } from './SourcesPart.tsx'
import { WeeklySummary } from './WeeklySummary.tsx'
import { WorkloadPart } from './WorkloadPart.tsx'

const panels: { readonly [P in AnalyticsPart]: (props: PartProps) => React.ReactNode } = {
  response: ResponsePart,
  funnel: FunnelPart,
  sources: SourcesPart,
  cohorts: CohortsPart,
  forecast: ForecastPart,
  money: MoneyPart,
  setups: SetupsPart,
  activity: ActivityPart,
  workload: WorkloadPart,
}

type AnalyticsScreenProps = {
  search: AnalyticsSearch
  onSearch: (change: AnalyticsSearch) => void
}

/** Analytics of past weeks; each number opens the leads behind it. */
export function AnalyticsScreen({ search, onSearch }: AnalyticsScreenProps) {
  const { analytics: words, screens } = useAllWords()
  return (
    <Screen title={screens.analytics} actions={<WeeklySummary />}>
      <PeriodBar search={search} onSearch={onSearch} />
      <Tabs
        label={words.choose}
        value={search.part ?? analyticsParts[0]}
        onChange={(part) => onSearch({ part })}
        tabs={analyticsParts.map((part) => {
          const Panel = panels[part]
          return { value: part, label: words.parts[part], panel: <Panel search={search} /> }
        })}
      />
    </Screen>
  )
}
