import { useEffect, useRef } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import { peopleIn, textsOf, turnOf } from '#domain/automation/rule.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import type { MenuItem } from '#web/kit/MenuPopup.tsx'
import { Switch } from '#web/kit/Switch.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import styles from './Automation.module.css'
import { backTo } from './back-to.ts'
import { RuleSentence } from './RuleSentence.tsx'
import { useOwnTexts } from './use-own-texts.ts'
import { useRuleActions, useRuleSwitch } from './use-rule-actions.ts'

type RuleRowProps = {
  rule: AutomationRule
  onEdit: () => void
  onCopy: () => void
  onLog: () => void
  onHistory: () => void
  onChanges: () => void
}

/** A rule as a sentence, with its switch, its recent results and its actions. */
export function RuleRow({ rule, onEdit, onCopy, onLog, onHistory, onChanges }: RuleRowProps) {
  const { automation: words } = useAllWords()
  const format = useFormat()
  const mayWrite = useCan('automation.write')
  const { switchTo, busy } = useRuleSwitch()
  const { remove } = useRuleActions(rule)
  const { team, workers, isRead } = useTeam()
  const { name } = rule.rule
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (backTo.rule !== rule.id) return
    backTo.rule = null
    opener.current?.focus()
  }, [rule.id])
  const items: MenuItem[] = [
    ...(mayWrite
      ? [
          { label: words.edit, icon: 'note', onSelect: onEdit } as const,
          { label: words.copy, icon: 'copy', onSelect: onCopy } as const,
        ]
      : []),
    { label: words.showLog, icon: 'history', onSelect: onLog },
    { label: words.showEffects, icon: 'bolt', onSelect: onChanges },
    { label: words.history, icon: 'refresh', onSelect: onHistory },
    ...(mayWrite
      ? [{ label: words.delete, icon: 'trash', danger: true, separated: true, onSelect: () => void remove() } as const]
      : []),
  ]
  const gone = isRead ? peopleIn(rule.rule).filter((person) => !team.includes(person)) : []
  const turns = rule.rule.actions.map(turnOf).filter((people) => people.length > 0)
  const noTurn = isRead && turns.some((people) => people.every((person) => !workers.includes(person)))
  const { texts, isRead: areTextsRead } = useOwnTexts()
  const letters = rule.rule.actions.map(textsOf).filter((ids) => ids.length > 0)
  const noText = areTextsRead && letters.some((ids) => ids.every((id) => !texts.some((text) => text.id === id)))
  const warnings = [
    ...gone.map((person) => words.hasLeft(person)),
    ...(noTurn ? [words.turnGone] : []),
    ...(noText ? [words.textGone] : []),
  ]
  const fired =
    rule.lastFiredAt === null
      ? words.never
      : words.fired(rule.fired, format.number(rule.fired), format.relative(rule.lastFiredAt, Date.now()))
  return (
    <article className={styles.rule} data-off={rule.isOn ? undefined : ''} aria-label={name}>
      <div className={styles.ruleWords}>
        <h2 className={styles.ruleName}>
          {mayWrite ? (
            <button ref={opener} type="button" className={styles.open} onClick={onEdit}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi>{name}</bdi>
          )}
          {rule.isReadyMade && <Badge>{words.readyMade}</Badge>}
        </h2>
        <RuleSentence rule={rule.rule} />
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <Icon name="alert" small /> {warning}
          </p>
        ))}
        <p className={layout.soft}>{fired}</p>
      </div>
      <div className={styles.ruleEnd}>
        <Switch
          label={<VisuallyHidden>{words.isOn(name)}</VisuallyHidden>}
          checked={rule.isOn}
          disabled={!mayWrite || busy !== null}
          onChange={(isOn) => void switchTo(rule, isOn)}
        />
        <Menu trigger={<IconButton icon="more" label={words.more(name)} />} items={items} />
      </div>
    </article>
  )
}
