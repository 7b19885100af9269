import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import type { Rule } from '#domain/automation/rule.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import styles from './Automation.module.css'
import { newRule } from './new-parts.ts'
import { RuleBuilder } from './RuleBuilder.tsx'
import { RuleRow } from './RuleRow.tsx'
import { type LogFilter, RunLog } from './RunLog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

type Editing = { readonly start: Rule; readonly known: AutomationRule | null }

/** The team's rules: a list of sentences, a builder, and the log of what they did. */
export function AutomationScreen() {
  const { automation: words } = useAllWords()
  const mayWrite = useCan('automation.write')
  const { data, error, refetch } = useQuery({ ...query('listRules', {}), refetchOnMount: 'always' })
  useLive('automation', () => void refetch())
  const [tab, setTab] = useState<'rules' | 'log'>('rules')
  const [filter, setFilter] = useState<LogFilter>({ rule: '', outcome: '' })
  const [editing, setEditing] = useState<Editing | null>(null)
  const [shownHistory, setHistory] = useState<AutomationRule | null>(null)
  const rules = data?.data ?? []
  if (editing) return <RuleBuilder {...editing} onDone={() => setEditing(null)} />
  const start = () => setEditing({ start: newRule, known: null })
  const newButton = mayWrite && (
    <Button tone="primary" icon="plus" onClick={start}>
      {words.new}
    </Button>
  )
  const showLog = (rule: AutomationRule) => {
    setFilter({ rule: rule.id, outcome: '' })
    setTab('log')
  }
  const list = data ? (
    <>
      {rules.length === 0 && <EmptyState icon="bolt" title={words.none} text={words.noneText} action={newButton} />}
      <ul className={styles.rules} aria-label={words.list}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <RuleRow
              rule={rule}
              onEdit={() => setEditing({ start: rule.rule, known: rule })}
              onCopy={() =>
                setEditing({ start: { ...rule.rule, name: words.copyOf(rule.rule.name).slice(0, 80) }, known: null })
              }
              onLog={() => showLog(rule)}
              onHistory={() => setHistory(rule)}
            />
          </li>
        ))}
      </ul>
    </>
  ) : (
    <ReadState error={error} failed={words.loadFailed} rows={5} onRetry={() => void refetch()} />
  )
  return (
    <Screen title={words.title} lead={mayWrite ? words.lead : `${words.lead} ${words.readOnly}`} actions={newButton}>
      <Tabs
        label={words.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rules', label: words.tabs.rules, panel: list },
          {
            value: 'log',
            label: words.tabs.log,
            panel: <RunLog rules={rules} filter={filter} onFilter={setFilter} />,
          },
        ]}
      />
      {shownHistory && <VersionsDialog rule={shownHistory} onClose={() => setHistory(null)} />}
    </Screen>
  )
}
