import {
  type CapitalRange,
  capitalRanges,
  defaultInvestmentExperience,
  dollarRanges,
  experienceRanges,
  type InvestmentAmount,
  investmentAmounts,
  investmentExperiences,
} from '#domain/leads/options.ts'
import { languageFacts, languages } from '#domain/site/languages.ts'
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
  const { words } = useSite()
  return (
    <SelectField field="capitalRange" label={words.form.capitalRange} optional initial="">
      <Dollars of={capitalRanges} />
    </SelectField>
  )
}

export function AmountField({ optional = false }: { optional?: boolean }) {
  const { words } = useSite()
  return (
    <SelectField field="investmentAmount" label={words.form.investmentAmount} optional={optional} initial="">
      <Dollars of={investmentAmounts} />
    </SelectField>
  )
}

/** Ranges of US dollars to choose from, none chosen. */
function Dollars({ of }: { of: readonly (CapitalRange | InvestmentAmount)[] }) {
  const { words, format } = useSite()
  return (
    <>
      <option value="">{words.form.choose}</option>
      {of.map((value) => (
        <option key={value} value={value}>
          {format.dollars(dollarRanges[value])}
        </option>
      ))}
    </>
  )
}

export function LanguageField() {
  const { page, words } = useSite()
  return (
    <SelectField
      field="preferredLanguage"
      label={words.form.preferredLanguage}
      initial={page.language}
      autoComplete="language"
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageFacts[language].nativeName}
        </option>
      ))}
    </SelectField>
  )
}
