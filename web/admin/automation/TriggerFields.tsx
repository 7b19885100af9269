import type { ReactNode } from 'react'
import { type Clock, crossedMeasures, directions, type Trigger, triggerKinds } from '#domain/automation/rule.ts'
import { escalationLevels } from '#domain/leads/escalation.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { hourName } from '#web/admin/parts/hour-name.ts'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './Automation.module.css'
import { DecimalField } from './DecimalField.tsx'
import { defaultThresholds, newTrigger } from './new-parts.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) }))

type TriggerFieldsProps = { trigger: Trigger; onChange: (trigger: Trigger) => void }

/** The trigger of the rule. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const { automation: words } = useAllWords()
  return (
    <div className={styles.fields}>
      <Select
        label={words.builder.trigger}
        value={trigger.on}
        onChange={(kind) => onChange(newTrigger(kind))}
        options={triggerKinds.map((value) => ({ value, label: words.triggers[value] }))}
      />
      <Details trigger={trigger} onChange={onChange} />
    </div>
  )
}

function Details({ trigger, onChange }: TriggerFieldsProps) {
  const { automation, leads } = useAllWords()
  const { builder } = automation
  const stages = leadStatuses.map((value) => ({ value, label: leads.stages[value] }))
  const whole = (label: string, value: number, change: (value: number) => Trigger) => (
    <NumberField
      label={label}
      value={value}
      onChange={(number) => onChange(change(number ?? Number.NaN))}
      error={Number.isNaN(value) ? builder.incomplete : undefined}
    />
  )
  const withClock = (field: ReactNode, { inWorkingTime = false }: Clock) => (
    <>
      {field}
      <div className={styles.checks}>
        <Checkbox
          label={builder.inWorkingTime}
          hint={<NamedScreen text={builder.aboutWorkingTime} screen="people" newTab />}
          checked={inWorkingTime}
          onChange={(checked) => onChange({ ...trigger, inWorkingTime: checked } as Trigger)}
        />
      </div>
    </>
  )
  switch (trigger.on) {
    case 'arrived':
      return (
        <div className={styles.checks}>
          <Checkbox
            label={builder.imports}
            checked={trigger.imports}
            onChange={(imports) => onChange({ ...trigger, imports })}
          />
        </div>
      )
    case 'stage':
      return (
        <Select
          label={builder.toStage}
          value={trigger.to ?? ''}
          onChange={(to) => onChange({ ...trigger, to: leadStatuses.find((one) => one === to) ?? null })}
          options={[{ value: '', label: builder.anyStage }, ...stages]}
        />
      )
    case 'threshold':
      return withClock(
        <Select
          label={builder.level}
          value={trigger.level}
          onChange={(level) => onChange({ ...trigger, level })}
          options={escalationLevels.map((value) => ({ value, label: automation.levels[value] }))}
        />,
        trigger,
      )
    case 'waiting':
      return withClock(
        whole(builder.minutes, trigger.minutes, (minutes) => ({ ...trigger, minutes })),
        trigger,
      )
    case 'silent':
      return withClock(
        whole(builder.hours, trigger.hours, (hours) => ({ ...trigger, hours })),
        trigger,
      )
    case 'not_connected':
      return whole(builder.hoursSubscribed, trigger.hours, (hours) => ({ ...trigger, hours }))
    case 'trial_ends':
      return whole(builder.days, trigger.days, (days) => ({ ...trigger, days }))
    case 'crosses':
      return <Crossing trigger={trigger} onChange={onChange} />
    case 'schedule':
      return (
        <>
          <Select
            label={builder.hour}
            hint={<NamedScreen text={builder.hourHint} screen="people" newTab />}
            value={String(trigger.hour)}
            onChange={(hour) => onChange({ ...trigger, hour: Number(hour) })}
            options={hours}
          />
          <Select
            label={builder.stage}
            value={trigger.stage}
            onChange={(stage) => onChange({ ...trigger, stage })}
            options={stages}
          />
        </>
      )
    default:
      return null
  }
}

type CrossingTrigger = Extract<Trigger, { on: 'crosses' }>

function Crossing({ trigger, onChange }: { trigger: CrossingTrigger; onChange: (trigger: Trigger) => void }) {
  const { automation } = useAllWords()
  const { builder } = automation
  return (
    <>
      <Select
        label={builder.measure}
        value={trigger.measure}
        onChange={(measure) => onChange({ ...trigger, measure, line: defaultThresholds[measure] })}
        options={crossedMeasures.map((value) => ({ value, label: automation.measures[value] }))}
      />
      <Select
        label={builder.direction}
        value={trigger.direction}
        onChange={(direction) => onChange({ ...trigger, direction })}
        options={directions.map((value) => ({ value, label: automation.directions[value] }))}
      />
      <DecimalField
        label={builder.line}
        value={trigger.line}
        onChange={(line) => onChange({ ...trigger, line: line ?? Number.NaN })}
        error={Number.isNaN(trigger.line) ? builder.incomplete : undefined}
      />
    </>
  )
}
