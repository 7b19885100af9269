import { useState } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import type { AutomationRule, AutomationRun } from '#contract/automation.ts'
import { runOutcomes } from '#domain/automation/run.ts'
import type { AutomationSearch } from '#web/admin/parts/automation-search.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useLive } from '#web/admin/parts/live.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { PagedList } from '#web/admin/parts/screen/PagedList.tsx'
import { usePages } from '#web/admin/parts/screen/use-pages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Select } from '#web/kit/Select.tsx'
import { RuleChanges } from './RuleChanges.tsx'
import { RunRow } from './RunRow.tsx'

type RunLogProps = {
  rules: readonly AutomationRule[]
  filter: AutomationSearch
  onFilter: (change: AutomationSearch) => void
}

/** The log of rules, with reasons for not firing, newest first. */
export function RunLog({ rules, filter, onFilter }: RunLogProps) {
  const { log } = useAllWords().automation
  const { rule = '', outcome } = filter
  const pages = usePages<AutomationRun, AnswerOf<'listRuns'>>(['listRuns', rule, outcome], (cursor, signal) =>
    call.listRuns({ query: { rule, cursor, ...(outcome && { outcome }) } }, { signal }),
  )
  useLive('automation', pages.reload)
  const [shown, setShown] = useState<AutomationRun | null>(null)
  return (
    <div className={layout.stack4}>
      <FilterBar label={log.filters}>
        <Select
          label={log.rule}
          value={rule}
          onChange={(next) => onFilter({ rule: next || undefined })}
          options={[
            { value: '', label: log.allRules },
            ...rules.map(({ id, rule }) => ({ value: id, label: rule.name })),
          ]}
        />
        <Select
          label={log.outcome}
          value={outcome ?? ''}
          onChange={(next) => onFilter({ outcome: next || undefined })}
          options={[
            { value: '', label: log.allOutcomes },
            ...runOutcomes.map((value) => ({ value, label: log.outcomes[value] })),
          ]}
        />
      </FilterBar>
      <PagedList
        pages={pages}
        failed={log.loadFailed}
        placeholders={5}
        empty={<EmptyState icon="history" title={log.none} text={log.noneText} />}
      >
        {(rows) => (
          <ol className={layout.stack2} aria-label={log.list}>
            {rows.map((run) => (
              <li key={run.id}>
                <EntryBoundary place="run" of={run} fallback={<p dir="auto">{`${run.ruleName} · ${run.leadName}`}</p>}>
                  <RunRow run={run} onRetried={pages.reload} onChanges={() => setShown(run)} />
                </EntryBoundary>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
      {shown && (
        <RuleChanges
          rule={{
            id: shown.ruleId,
            name: shown.ruleName,
            isOn: rules.some(({ id, isOn }) => id === shown.ruleId && isOn),
          }}
          run={{ id: shown.id, leadName: shown.leadName }}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
