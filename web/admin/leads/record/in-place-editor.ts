import type { KeyboardEvent } from 'react'
import type { LeadForm } from '../editing/lead-form.ts'
import type { LeadEditor } from '../editing/use-lead-editor.ts'

/** Fields that are chosen rather than typed: a choice is whole, and so saved at once. */
const chosen: ReadonlySet<keyof LeadForm> = new Set([
  'dial',
  'country',
  'leadSource',
  'lostReason',
  'tags',
  'status',
  'priority',
  'assignedTo',
  'investmentExperience',
  'preferredLanguage',
])

/** The editor for fields that are saved one by one: a choice at once, a text when the field is left. */
export function inPlaceEditor(editor: LeadEditor): LeadEditor {
  return {
    ...editor,
    set: (change) =>
      (Object.keys(change) as (keyof LeadForm)[]).some((field) => chosen.has(field))
        ? void editor.commit(change)
        : editor.set(change),
    choose: (clash, side) => void editor.settle(clash, side),
  }
}

/** Handlers around such fields: leaving a field or Enter saves it, Escape restores the stored value. */
export function inPlaceHandlers(editor: LeadEditor) {
  return {
    onBlur: () => {
      if (editor.isChanged) void editor.save()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) return
      if (event.key === 'Escape' && editor.isChanged) {
        event.stopPropagation()
        editor.discard()
      }
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement && editor.isChanged) void editor.save()
    },
  }
}
