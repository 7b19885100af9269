import type { Lead } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { isFurtherForm } from '#domain/leads/further-message.ts'
import { linesOfMergeNote, type UnkeptField } from '#domain/leads/merge-note.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { isCallOutcome } from '#domain/leads/quick-action.ts'
import { useRuleWords } from '#web/admin/parts/rule-words.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useUndoInteraction } from '../actions/use-record.ts'
import { useFieldText } from '../duplicates/use-field-text.ts'
import { TextTone } from '../insight/TextTone.tsx'
import { platformName } from '../lead-words.ts'
import { lostReasonName } from '../lost/lost-reason-name.ts'
import { iconOf } from './composer-kinds.ts'
import { kindOf } from './interaction-form.ts'
import styles from './LeadHistory.module.css'
import { MentionText } from './MentionText.tsx'
import { Moment } from './Moment.tsx'

type EntryOf<K extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: K }>

/** One entry of a lead's history. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'interaction':
      return <InteractionEntry entry={entry} />
    case 'change':
      return <ChangeEntry entry={entry} />
    case 'mail':
      return <MailEntry entry={entry} />
    case 'imported':
      return <ImportedEntry entry={entry} />
    default:
      return <TaskEntry entry={entry} />
  }
}

/** Translates a merge's note: its fields and their values in the reader's language. */
function useMergeNote(): (note: string) => string {
  const words = useAllWords()
  const format = useFormat()
  const fieldText = useFieldText()
  const { leads } = words
  const textOf = (field: UnkeptField, value: string): string => {
    if (field === 'createdAt') return format.dateTime(value)
    if (field === 'platform') return platformName(value, leads)
    if (field === 'lostReason') return lostReasonName(value, words)
    return field === 'tags' ? value : fieldText(field, { [field]: value } as unknown as Lead)
  }
  return (note) =>
    linesOfMergeNote(note)
      .map((line) => ('text' in line ? line.text : `${leads.fields[line.field]}: ${textOf(line.field, line.value)}`))
      .join('\n')
}

function InteractionEntry({ entry: { interaction, canUndo } }: { entry: EntryOf<'interaction'> }) {
  const { leads, leadRecord, desk, work } = useAllWords()
  const format = useFormat()
  const undo = useUndoInteraction()
  const { historyTab } = leads
  const ruleWords = useRuleWords()
  const { subject, content, outcome, duration, scheduledFor, createdBy, byVisitor, createdAt } = interaction
  const details = [
    isCallOutcome(outcome) ? work.contact.outcomes[outcome] : outcome,
    duration !== null && historyTab.minutes(duration),
    scheduledFor !== null && historyTab.plannedFor(format.dateTime(scheduledFor)),
  ].filter((detail) => typeof detail === 'string')
  const kind = kindOf(interaction)
  const own = isFurtherForm(interaction) ? 'wroteAgain' : subject === 'merged' ? 'merged' : undefined
  const mergeNote = useMergeNote()
  const words = own === 'merged' ? mergeNote(content) : content
  const title = own
    ? desk.timeline[own]
    : [
        leadRecord.composer.kinds[kind],
        byVisitor && leadRecord.composer.fromLead,
        kind !== 'whatsapp' && (subject === 'lost' ? leads.stages.lost : subject),
      ]
        .filter(Boolean)
        .join(' · ')
  return (
    <Moment
      icon={own ? 'chat' : iconOf(kind)}
      title={title}
      by={own === 'wroteAgain' ? null : ruleWords.by(createdBy)}
      at={createdAt}
    >
      {content !== '' && (
        <p className={styles.content} dir="auto">
          <MentionText text={words} />
        </p>
      )}
      {byVisitor && kind !== 'call' && <TextTone leadId={interaction.leadId} interactionId={interaction.id} />}
      {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
      {canUndo && (
        <Button className={styles.undo} size="small" tone="plain" onClick={() => void undo(interaction)}>
          {work.undo}
        </Button>
      )}
    </Moment>
  )
}

function TaskEntry({ entry }: { entry: EntryOf<'task_added' | 'task_done'> }) {
  const { desk } = useAllWords()
  const ruleWords = useRuleWords()
  const format = useFormat()
  const { taskAdded, taskDone, due, product } = desk.timeline
  const by = entry.by === null ? product : ruleWords.by(entry.by)
  const isDone = entry.kind === 'task_done'
  return (
    <Moment
      icon={isDone ? 'check' : 'plus'}
      title={(isDone ? taskDone : taskAdded)(ruleWords.text(entry.title))}
      by={by}
      at={entry.at}
    >
      {!isDone && <p className={styles.details}>{due(format.dateTime(entry.dueDate))}</p>}
    </Moment>
  )
}

function MailEntry({ entry }: { entry: EntryOf<'mail'> }) {
  const { desk, outbox } = useAllWords()
  const ruleWords = useRuleWords()
  const { subject, template, by, at } = entry
  const names: Readonly<Record<string, string>> = { ...outbox.templates, ...desk.templates }
  const status = (outbox.statuses as Record<string, string>)[entry.status] ?? entry.status
  const author = by === null ? [] : [ruleWords.by(by)]
  const title = desk.timeline.mail(subject ?? names[template] ?? template)
  return <Moment icon="outbox" title={title} by={[...author, status].join(' · ')} at={at} />
}

function ImportedEntry({ entry: { by, file, at } }: { entry: EntryOf<'imported'> }) {
  const { leads, desk } = useAllWords()
  const { imported, product } = desk.timeline
  return <Moment icon="download" title={imported(file)} by={by === null ? product : leads.historyTab.by(by)} at={at} />
}

function ChangeEntry({ entry }: { entry: EntryOf<'change'> }) {
  const words = useAllWords()
  const format = useFormat()
  const { leads, desk, audit } = words
  const ruleWords = useRuleWords()
  const { from, to, fields, action, lostReason, assigned } = entry
  const stage = (code: string | null) => {
    const status = leadStatuses.find((one) => one === code)
    return status && leads.stages[status]
  }
  const [left, reached] = [stage(from), stage(to)]
  const changed = fields
    .filter((field) => !(field === 'assignedTo' && assigned))
    .filter((field) => !(field === 'status' && reached) && !(field === 'lostReason' && (reached || lostReason)))
    .map((field) => (leads.fields as Readonly<Record<string, string>>)[field] ?? field)
  const by = entry.by === null ? desk.timeline.product : ruleWords.by(entry.by)
  return (
    <Moment icon={reached ? 'arrow-move' : 'edit'} title={audit.actions[action] ?? action} by={by} at={entry.at}>
      {left && reached && <p className={styles.content}>{desk.timeline.moved(left, reached)}</p>}
      {assigned && (
        <p className={styles.content}>
          {desk.timeline.assigned(assigned.from ?? words.workspace.nobody, assigned.to ?? words.workspace.nobody)}
        </p>
      )}
      {lostReason && (
        <p className={styles.details}>
          {words.lost.field}: <bdi>{lostReasonName(lostReason, words)}</bdi>
        </p>
      )}
      {changed.length > 0 && <p className={styles.details}>{desk.timeline.fields(format.list(changed))}</p>}
    </Moment>
  )
}
