import { type SpokenLanguage, spokenLanguages } from '#domain/site/languages.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'

type SpokenLanguagesProps = {
  label: string
  chosen: readonly SpokenLanguage[]
  onChange: (languages: SpokenLanguage[]) => void
}

/** Languages in which a teammate replies to leads. */
export function SpokenLanguages({ label, chosen, onChange }: SpokenLanguagesProps) {
  const { hours, workspace } = useAllWords()
  const format = useFormat()
  return (
    <MultiSelect
      label={label}
      any={hours.anyLanguage}
      more={workspace.andMore}
      options={spokenLanguages.map((value) => ({ value, label: format.languageName(value) }))}
      values={chosen}
      onChange={(next) => onChange(spokenLanguages.filter((one) => next.includes(one)))}
    />
  )
}
