import { useEffect, useRef } from 'react'
import type { AutomationRule } from '#contract/automation.ts'
import { isSequence, type Rule, ruleLimits } from '#domain/automation/rule.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Automation.module.css'
import { ActionList, ConditionList } from './BuilderLists.tsx'
import { BuilderPart } from './BuilderPart.tsx'
import { DryRun } from './DryRun.tsx'
import { RuleSentence } from './RuleSentence.tsx'
import { sentenceOf } from './sentence.ts'
import { TriggerFields } from './TriggerFields.tsx'
import { useTextName } from './use-own-texts.ts'
import { useRuleForm } from './use-rule-form.ts'

type RuleBuilderProps = {
  start: Rule
  /** The rule that is edited; null for a new one. */
  known: AutomationRule | null
  onDone: () => void
}

/** Edits a rule: when, if, then; beside it the rule in words, and its dry run. */
export function RuleBuilder({ start, known, onDone }: RuleBuilderProps) {
  const words = useAllWords()
  const { builder } = words.automation
  // The list that it replaces may have been scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  const { rule, setRule, isDraft, discard, checks, check, isWhole, problem, busy, save, clash } = useRuleForm(
    start,
    known,
    onDone,
  )
  const format = useFormat()
  const textName = useTextName()
  const said = ({ name, ...rest }: Rule) => {
    const { when, if: condition, does } = sentenceOf({ name, ...rest }, words, format, textName)
    return `${name}: ${[when, condition, does].filter(Boolean).join(words.automation.say.comma)}`
  }
  const isChecked = checks > 0
  const form = useRef<HTMLFormElement>(null)
  // The first invalid field may be off screen.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
  }, [checks])
  return (
    <Screen title={known ? builder.editTitle : builder.newTitle}>
      <form
        ref={form}
        className={styles.builder}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className={styles.parts}>
          <TextField
            label={builder.name}
            hint={builder.nameHint}
            value={rule.name}
            maxLength={ruleLimits.name}
            error={isChecked && rule.name.trim() === '' ? words.fields.required : undefined}
            onChange={(name) => setRule({ ...rule, name })}
            autoFocus
            dir="auto"
          />
          <BuilderPart title={builder.whenTitle} text={builder.whenText}>
            <TriggerFields trigger={rule.trigger} onChange={(trigger) => setRule({ ...rule, trigger })} />
          </BuilderPart>
          <BuilderPart title={builder.ifTitle} text={builder.ifText}>
            <ConditionList
              conditions={rule.conditions}
              isChecked={isChecked}
              onChange={(conditions) => setRule({ ...rule, conditions })}
            />
          </BuilderPart>
          <BuilderPart title={builder.thenTitle} text={builder.thenText}>
            <ActionList
              actions={rule.actions}
              isChecked={isChecked}
              onChange={(actions) => setRule({ ...rule, actions })}
            />
            {isSequence(rule) && (
              <MultiSelect
                label={builder.stops}
                options={leadStatuses.map((value) => ({ value, label: words.leads.stages[value] }))}
                values={rule.stops ?? []}
                onChange={(stops) => setRule({ ...rule, stops: stops as LeadStatus[] })}
                any={builder.noStops}
                more={builder.moreChosen}
              />
            )}
          </BuilderPart>
        </div>
        <aside className={styles.aside}>
          <section className={styles.card} aria-label={builder.sentence}>
            <h2 className={styles.cardTitle}>{builder.sentence}</h2>
            <RuleSentence rule={rule} />
          </section>
          <DryRun rule={rule} isWhole={isWhole} onMissing={check} />
          <SeenClash form={clash} labels={{ rule: builder.sentence }} textOf={(_, value) => said(value)} />
          {isDraft && (
            <Banner
              tone="info"
              action={
                <Button size="small" onClick={discard}>
                  {words.leads.dialog.discard}
                </Button>
              }
            >
              {words.leads.dialog.draft}
            </Banner>
          )}
          {problem && <Banner tone="danger">{problem}</Banner>}
          <div className={styles.save}>
            <Button
              onClick={() => {
                discard()
                onDone()
              }}
            >
              {words.cancel}
            </Button>
            <Button type="submit" tone="primary" busy={busy}>
              {busy ? words.saving : builder.save}
            </Button>
          </div>
        </aside>
      </form>
    </Screen>
  )
}
