import { addedSources } from '#domain/leads/added-lead.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import type { LeadEditor } from '../editing/use-lead-editor.ts'
import { sourceName } from '../lead-words.ts'
import { TagsField } from './TagsField.tsx'

/** Source of the lead, and its tags. A source from the site or a file stays selectable. */
export function SourceFields({ editor }: { editor: LeadEditor }) {
  const words = useWords().leads
  const { editing, errors, set } = editor
  const { form, base } = editing
  const sources = [...new Set<string>([base.leadSource, form.leadSource, ...addedSources])]
  return (
    <>
      <Select
        label={words.fields.leadSource}
        value={form.leadSource}
        onChange={(leadSource) => set({ leadSource })}
        options={sources.map((value) => ({ value, label: sourceName(value, words) }))}
        error={errors.leadSource}
      />
      <TagsField label={words.fields.tags} tags={form.tags} onChange={(tags) => set({ tags })} error={errors.tags} />
    </>
  )
}
