import type { ActionKind } from './rule.ts'

/** Fields of a lead that rules change. */
export const ruledFields = ['assignedTo', 'status', 'priority', 'tags'] as const
export type RuledField = (typeof ruledFields)[number]

/** What an action changed, from what to what: kept with its receipt, so that it can be undone. */
export type Changed =
  | { readonly what: 'assignedTo' | 'priority'; readonly before: string | null; readonly after: string }
  | {
      readonly what: 'status'
      readonly before: string
      readonly after: string
      readonly lostReason: string | null
      /** When the lead was updated: before, and by this. */
      readonly updatedAt: { readonly before: string; readonly after: string }
    }
  /** A tag that was added. */
  | { readonly what: 'tags'; readonly before: null; readonly after: string }
  | {
      readonly what: 'task'
      readonly before: null
      readonly after: string
      readonly task: string
      readonly as: AddedTask
    }
  | { readonly what: 'alert'; readonly before: null; readonly after: string; readonly alert: string }

/** A task as a rule added it: one that differs by now was edited. */
export type AddedTask = { readonly type: string; readonly dueDate: string; readonly assignedTo: string | null }

/** Something that a rule did to a lead. */
export type RuleEffect = {
  readonly action: ActionKind
  readonly at: string
  /** Null of an action that changes nothing, and of one from before changes were kept. */
  readonly changed: Changed | null
  /** Whether it is a letter that has not been sent yet, or a wait that is not over. */
  readonly waits: boolean
  readonly isUndone: boolean
}

/** A lead as it is now, as far as rules change it. */
export type LeadNow = {
  readonly isGone: boolean
  readonly assignedTo: string | null
  readonly status: string
  readonly priority: string
  readonly tags: readonly string[]
  /** Tasks and alerts of rules that are there as they were added. */
  readonly asAdded: ReadonlySet<string>
  /** Who changed a field by hand last, and when. */
  readonly byHand: { readonly [field in RuledField]?: { readonly at: string; readonly by: string | null } }
}

/**
 * What becomes of an effect when it is undone: `open`, it goes; `kept`, `taskKept` and `gone`, it stays, since what it changed
 * is no longer as it left it; the others cannot be undone.
 */
export const undoStates = [
  'open',
  'kept',
  'taskKept',
  'gone',
  'undone',
  'sent',
  'told',
  'analysed',
  'notified',
  'unknown',
] as const
export type UndoState = (typeof undoStates)[number]

/** Effects that stay because of what came since. */
export const keptStates: readonly UndoState[] = ['kept', 'taskKept', 'gone']

/** What cannot be undone, whatever came of it. */
const finalStates: { readonly [K in ActionKind]?: UndoState } = {
  email: 'sent',
  message: 'sent',
  webhook: 'told',
  analyse: 'analysed',
  notify: 'notified',
}

/** What undoing comes to for one effect; `by` changed it since, null where it was no teammate. */
export type Judged<E extends RuleEffect> = { readonly effect: E; readonly state: UndoState; readonly by: string | null }

/** The fields of a lead once its open effects are undone. */
export type Restored = {
  readonly assignedTo: string | null
  readonly status: string
  readonly lostReason: string | null | undefined
  /** When it was updated before the stage was changed; undefined where that stays as it is. */
  readonly updatedAt: { readonly before: string; readonly after: string } | undefined
  readonly priority: string
  readonly tags: readonly string[]
}

/**
 * What of the effects on one lead, newest first, can be undone: each field goes back step by step as long as it is as the rule
 * left it and nobody has changed it by hand since.
 */
export function planUndo<E extends RuleEffect>(
  effects: readonly E[],
  lead: LeadNow,
): { readonly judged: readonly Judged<E>[]; readonly restored: Restored } {
  let now: Restored = { ...lead, lostReason: undefined, updatedAt: undefined }
  const judged = effects.map((effect): Judged<E> => {
    const { action, changed } = effect
    const answer = (state: UndoState, by: string | null = null) => ({ effect, state, by })
    if (effect.isUndone) return answer('undone')
    if (effect.waits) return answer('open')
    if (changed === null) return answer(finalStates[action] ?? 'unknown')
    if (lead.isGone) return answer('gone')
    switch (changed.what) {
      case 'task':
        return answer(lead.asAdded.has(changed.task) ? 'open' : 'taskKept')
      case 'alert':
        return answer(lead.asAdded.has(changed.alert) ? 'open' : 'notified')
      case 'tags': {
        if (!now.tags.includes(changed.after)) return answer('kept', byHandSince(lead, 'tags', effect.at))
        now = { ...now, tags: now.tags.filter((tag) => tag !== changed.after) }
        return answer('open')
      }
      default: {
        const by = byHandSince(lead, changed.what, effect.at)
        if (by !== null || now[changed.what] !== changed.after) return answer('kept', by)
        now = { ...now, [changed.what]: changed.before }
        if (changed.what === 'status')
          now = { ...now, lostReason: changed.lostReason, updatedAt: stepBack(now, changed) }
        return answer('open')
      }
    }
  })
  return { judged, restored: now }
}

/** The moment of the update goes back with each move that directly led to the next. */
function stepBack({ updatedAt }: Restored, changed: Extract<Changed, { what: 'status' }>) {
  if (updatedAt === undefined) return changed.updatedAt
  return updatedAt.before === changed.updatedAt.after
    ? { before: changed.updatedAt.before, after: updatedAt.after }
    : updatedAt
}

function byHandSince({ byHand }: LeadNow, field: RuledField, at: string): string | null {
  const last = byHand[field]
  return last && last.at > at ? (last.by ?? '') : null
}
