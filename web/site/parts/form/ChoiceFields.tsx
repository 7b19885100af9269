import { languageFacts, languages } from '#domain/languages.ts'
import {
  capitalRanges,
  defaultInvestmentExperience,
  dollarRanges,
  experienceRanges,
  investmentExperiences,
} from '#domain/options.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { SelectField } from './fields.tsx'

export function ExperienceField() {
  const { words, format } = useSite()
  const { experience, experienceOption, investmentExperience } = words.form
  return (
    <SelectField field="investmentExperience" label={investmentExperience} initial={defaultInvestmentExperience}>
      {investmentExperiences.map((value) => {
        const { years, dollars } = experienceRanges[value]
        return (
          <option key={value} value={value}>
            {experienceOption(experience[value], format.years(years), format.dollars(dollars))}
          </option>
        )
      })}
    </SelectField>
  )
}

export function CapitalField() {
  const { words, format } = useSite()
  return (
    <SelectField field="capitalRange" label={words.form.capitalRange} optional initial="">
      <option value="">{words.form.choose}</option>
      {capitalRanges.map((value) => (
        <option key={value} value={value}>
          {format.dollars(dollarRanges[value])}
        </option>
      ))}
    </SelectField>
  )
}

export function LanguageField() {
  const { page, words } = useSite()
  return (
    <SelectField field="preferredLanguage" label={words.form.preferredLanguage} initial={page.language}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageFacts[language].nativeName}
        </option>
      ))}
    </SelectField>
  )
}
