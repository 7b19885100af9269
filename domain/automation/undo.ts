import type { ActionKind } from './rule.ts'

/** Lead fields that rules change. */
export const ruledFields = ['assignedTo', 'status', 'priority', 'tags'] as const
export type RuledField = (typeof ruledFields)[number]

/** The change of an action, from and to: stored with its receipt for undoing. */
export type Changed =
  | { readonly what: 'assignedTo' | 'priority'; readonly before: string | null; readonly after: string }
  | {
      readonly what: 'status'
      readonly before: string
      readonly after: string
      readonly lostReason: string | null
      /** Update time of the lead before and after. */
      readonly updatedAt: { readonly before: string; readonly after: string }
    }
  /** An added tag. */
  | { readonly what: 'tags'; readonly before: null; readonly after: string }
  | {
      readonly what: 'task'
      readonly before: null
      readonly after: string
      readonly task: string
      readonly as: AddedTask
    }
  | { readonly what: 'alert'; readonly before: null; readonly after: string; readonly alert: string }

/** A task as the rule added it; one that differs now was edited. */
export type AddedTask = { readonly type: string; readonly dueDate: string; readonly assignedTo: string | null }

/** Something a rule did to a lead. */
export type RuleEffect = {
  readonly action: ActionKind
  readonly at: string
  /** Null for an action that changes nothing, or one from before changes were stored. */
  readonly changed: Changed | null
  /** True for an unsent letter or an unfinished wait. */
  readonly waits: boolean
  readonly isUndone: boolean
}

/** Current values of the fields that rules change. */
export type LeadNow = {
  readonly isGone: boolean
  readonly assignedTo: string | null
  readonly status: string
  readonly priority: string
  readonly tags: readonly string[]
  /** Tasks and alerts of rules that are unchanged. */
  readonly asAdded: ReadonlySet<string>
  /** Who last changed a field by hand, and when. */
  readonly byHand: { readonly [field in RuledField]?: { readonly at: string; readonly by: string | null } }
}

/**
 * Result of undoing an effect: `open`, it is reverted; `kept`, `taskKept` and `gone`, it stays because its target has
 * changed since; the others cannot be undone.
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

/** Effects that stay because of later changes. */
export const keptStates: readonly UndoState[] = ['kept', 'taskKept', 'gone']

/** Actions that can never be undone. */
const finalStates: { readonly [K in ActionKind]?: UndoState } = {
  email: 'sent',
  message: 'sent',
  webhook: 'told',
  analyse: 'analysed',
  notify: 'notified',
}

/** The undo state of an effect; `by` changed it since, null if that was no teammate. */
export type Judged<E extends RuleEffect> = { readonly effect: E; readonly state: UndoState; readonly by: string | null }

/** The lead's fields once its open effects are undone. */
export type Restored = {
  readonly assignedTo: string | null
  readonly status: string
  readonly lostReason: string | null | undefined
  /** The earlier update time, if the stage is reverted; undefined: unchanged. */
  readonly updatedAt: { readonly before: string; readonly after: string } | undefined
  readonly priority: string
  readonly tags: readonly string[]
}

/**
 * Judges the effects on one lead, newest first: each field reverts step by step as long as it has the rule's value and
 * nobody has changed it by hand since.
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

/** Restores the update time along with each stage that directly led to the next. */
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
