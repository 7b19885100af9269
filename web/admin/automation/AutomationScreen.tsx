import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import type { AutomationSearch } from '#web/admin/parts/automation-search.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import { backTo } from './back-to.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { RuleRow } from './RuleRow.tsx'
import { RunLog } from './RunLog.tsx'
import { useRules } from './use-rules.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

type AutomationScreenProps = { search: AutomationSearch; onSearch: (change: AutomationSearch) => void }

/** The team's rules as sentences, and their log. */
export function AutomationScreen({ search, onSearch }: AutomationScreenProps) {
  const { automation: words, screens } = useAllWords()
  const mayWrite = useCan('automation.write')
  const navigate = useNavigate()
  const { rules, error, reload } = useRules()
  const [shownHistory, setHistory] = useState<AutomationRule | null>(null)
  const [changes, setChanges] = useState<AutomationRule | null>(null)
  const begin = (copy?: string) =>
    void navigate({ to: '/admin/automation/new', search: { copy }, state: { overList: true } })
  const edit = (rule: string) => {
    backTo.rule = rule
    void navigate({ to: '/admin/automation/$rule', params: { rule }, state: { overList: true } })
  }
  const newButton = mayWrite && (
    <Button tone="primary" icon="plus" onClick={() => begin()}>
      {words.new}
    </Button>
  )
  const list = rules ? (
    <>
      {rules.length === 0 && <EmptyState icon="bolt" title={words.none} text={words.noneText} action={newButton} />}
      <ul className={layout.stack2} aria-label={words.list}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <EntryBoundary place="rule" of={rule} fallback={<p dir="auto">{rule.rule.name}</p>}>
              <RuleRow
                rule={rule}
                onEdit={() => edit(rule.id)}
                onCopy={() => begin(rule.id)}
                onLog={() => onSearch({ tab: 'log', rule: rule.id, outcome: undefined })}
                onHistory={() => setHistory(rule)}
                onChanges={() => setChanges(rule)}
              />
            </EntryBoundary>
          </li>
        ))}
      </ul>
    </>
  ) : (
    <ReadState error={error} failed={words.loadFailed} rows={5} onRetry={reload} />
  )
  return (
    <Screen
      title={screens.automation}
      lead={mayWrite ? words.lead : `${words.lead} ${words.readOnly}`}
      actions={newButton}
    >
      <Tabs
        label={words.tabs.label}
        value={search.tab ?? 'rules'}
        onChange={(tab) => onSearch({ tab: tab === 'log' ? tab : undefined })}
        tabs={[
          { value: 'rules', label: words.tabs.rules, panel: list },
          {
            value: 'log',
            label: words.tabs.log,
            panel: <RunLog rules={rules ?? []} filter={search} onFilter={onSearch} />,
          },
        ]}
      />
      {changes && (
        <RuleChanges
          rule={{ id: changes.id, name: changes.rule.name, isOn: changes.isOn }}
          onClose={() => setChanges(null)}
        />
      )}
      {shownHistory && <VersionsDialog rule={shownHistory} onClose={() => setHistory(null)} />}
    </Screen>
  )
}
