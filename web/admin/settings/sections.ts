import type { SettingsDraft } from './settings-draft.ts'

/** Props of every section of the form: the draft, its errors by field, and a change handler. */
export type SectionProps = {
  readonly draft: SettingsDraft
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly disabled: boolean
  readonly onChange: (part: Partial<SettingsDraft>, field: string) => void
}
