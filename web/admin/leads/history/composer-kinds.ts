import type { IconName } from '#web/kit/Icon.tsx'
import type { NoteKind } from '../editing/lead-draft.ts'

/** Kinds of entry that the composer adds: an interaction, or a task. */
export type ComposerKind = NoteKind | 'task'

/** In their order, each with its icon and the single key that chooses it in an open record. */
export const composerKinds: readonly { readonly kind: ComposerKind; readonly icon: IconName; readonly key: string }[] =
  [
    { kind: 'note', icon: 'note', key: 'n' },
    { kind: 'call', icon: 'phone', key: 'p' },
    { kind: 'email', icon: 'mail', key: 'e' },
    { kind: 'whatsapp', icon: 'chat', key: 'w' },
    { kind: 'meeting', icon: 'calendar', key: 'm' },
    { kind: 'follow_up', icon: 'clock', key: 'f' },
    { kind: 'task', icon: 'check', key: 't' },
  ]

/** The icon of an entry of this kind. */
export const iconOf = (kind: ComposerKind): IconName => composerKinds.find((one) => one.kind === kind)?.icon ?? 'note'
