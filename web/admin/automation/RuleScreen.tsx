import { useState } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import { ruleLimits } from '#domain/automation/rule.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { newRule } from './new-parts.ts'
import { RuleBuilder } from './RuleBuilder.tsx'
import { useRules } from './use-rules.ts'

type RuleScreenProps = {
  /** Null: a new one, which begins as a copy of `copyOf`. */
  id: string | null
  copyOf: string | null
  onDone: () => void
}

/** The builder of a rule, at an address that can be sent to a teammate. */
export function RuleScreen({ id, copyOf, onDone }: RuleScreenProps) {
  const { automation: words } = useAllWords()
  const { rules, error, reload } = useRules()
  const title = id ? words.builder.editTitle : words.builder.newTitle
  if (!rules) {
    return (
      <Screen title={title}>
        <ReadState error={error} failed={words.loadFailed} rows={5} onRetry={reload} />
      </Screen>
    )
  }
  if (id && !rules.some((rule) => rule.id === id)) {
    const back = <Button onClick={onDone}>{words.toRules}</Button>
    return (
      <Screen title={title}>
        <EmptyState icon="trash" title={words.gone} text={words.goneText} action={back} />
      </Screen>
    )
  }
  return <Builder key={id ?? copyOf} {...{ id, copyOf, onDone, rules }} />
}

/** Starts with the rule as opened: a teammate's change meanwhile is a conflict, never overwritten. */
function Builder({ id, copyOf, onDone, rules }: RuleScreenProps & { rules: readonly AutomationRule[] }) {
  const { automation: words } = useAllWords()
  const [{ known, start }] = useState(() => {
    const found = rules.find((rule) => rule.id === (id ?? copyOf))
    if (!found) return { known: null, start: newRule }
    const name = id ? found.rule.name : words.copyOf(found.rule.name).slice(0, ruleLimits.name)
    return { known: id ? found : null, start: { ...found.rule, name } }
  })
  return <RuleBuilder start={start} known={known} onDone={onDone} />
}
