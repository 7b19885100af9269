import { Link } from '@tanstack/react-router'
import type { AutomationEffect } from '#contract/automation.ts'
import type { Format } from '#web/admin/parts/format.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import type { StaffWords } from '#web/words/staff/en.ts'
import styles from './Automation.module.css'
import { actionDetail } from './sentence.ts'

/** One effect of a rule: lead, change, time, and its undo state. */
export function RuleChangeRow({ effect }: { effect: AutomationEffect }) {
  const words = useAllWords()
  const format = useFormat()
  const { text } = useRuleWords()
  const { did, log, actions } = words.automation
  const { leadId, leadName, action, at, state, by } = effect
  const what = whatOf(effect, words, format)
  return (
    <>
      <p className={styles.change}>{log.step(actions[action.do], what && text(what))}</p>
      <p className={styles.changeFacts}>
        <Link to="/admin/leads/$lead" params={{ lead: leadId }}>
          <bdi>{leadName}</bdi>
        </Link>{' '}
        · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      {state !== 'open' && (
        <p className={styles.changeState} data-state={state}>
          {state === 'kept' || state === 'undone' ? did.states[state](by || null) : did.states[state]}
        </p>
      )}
    </>
  )
}

/** The change, from and to if known. */
function whatOf({ action, detail, from, to, state }: AutomationEffect, words: StaffWords, format: Format) {
  const { automation, leads } = words
  const { did } = automation
  const said = actionDetail(action, detail, words, format)
  if (action.do === 'email' && state === 'open') return said && did.waitingEmail(said)
  if (to === null || said === null) return said
  switch (action.do) {
    case 'assign':
      return did.change(from ?? did.unassigned, to)
    case 'stage':
      return did.change(nameIn(leads.stages, from), nameIn(leads.stages, to))
    case 'priority':
      return did.change(nameIn(leads.priorities, from), nameIn(leads.priorities, to))
    default:
      return said
  }
}

const nameIn = (names: Readonly<Record<string, string>>, code: string | null): string =>
  code === null ? '' : (names[code] ?? code)
