import type { SettingsDraft } from './settings-draft.ts'

/** What every section of the form is given: the draft, what is wrong with it by field, and how to change it. */
export type SectionProps = {
  readonly draft: SettingsDraft
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly disabled: boolean
  readonly onChange: (part: Partial<SettingsDraft>, field: string) => void
}
