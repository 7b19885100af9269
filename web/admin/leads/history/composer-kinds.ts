import type { IconName } from '#web/kit/Icon.tsx'
import type { NoteKind } from '../editing/lead-draft.ts'

/** Kinds of entry that the composer adds: an interaction, or a task. */
export type ComposerKind = NoteKind | 'task'

type Kind = { readonly kind: ComposerKind; readonly icon: IconName; readonly key: string }

const note: Kind = { kind: 'note', icon: 'note', key: 'n' }
const task: Kind = { kind: 'task', icon: 'check', key: 't' }

/** Kinds of contact with the lead, which are logged once they have happened. */
export const contactKinds: readonly [Kind, ...Kind[]] = [
  { kind: 'call', icon: 'phone', key: 'p' },
  { kind: 'email', icon: 'mail', key: 'e' },
  { kind: 'whatsapp', icon: 'chat', key: 'w' },
  { kind: 'meeting', icon: 'calendar', key: 'm' },
  { kind: 'follow_up', icon: 'clock', key: 'f' },
]

/** All kinds, each with its icon and the single key that chooses it in an open record. */
export const composerKinds: readonly Kind[] = [note, ...contactKinds, task]

type Tab = {
  readonly name: 'note' | 'contact' | 'task'
  readonly icon: IconName
  readonly kinds: readonly [Kind, ...Kind[]]
}

/** The tabs of the composer; contacts share one, apart from the buttons that begin a contact. */
export const tabsOf = (withTask: boolean): readonly Tab[] => [
  { name: 'note', icon: note.icon, kinds: [note] },
  { name: 'contact', icon: 'history', kinds: contactKinds },
  ...(withTask ? ([{ name: 'task', icon: task.icon, kinds: [task] }] as const) : []),
]

/** The icon of an entry of this kind. */
export const iconOf = (kind: ComposerKind): IconName => composerKinds.find((one) => one.kind === kind)?.icon ?? 'note'
