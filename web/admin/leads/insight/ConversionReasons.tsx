import type { LeadAnalysis } from '#contract/insight.ts'
import { isLeadFeature, type LeadFeature } from '#domain/learning/lead-features.ts'
import { investmentExperiences } from '#domain/options.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import styles from './Insight.module.css'

export type LearnedConversion = Extract<LeadAnalysis['analysisData']['conversion'], { state: 'learned' }>

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** What raises or lowers a learned probability, each with how many leads like this one converted. */
export function ConversionReasons({ reasons }: Pick<LearnedConversion, 'reasons'>) {
  const { conversion } = useAllWords()
  const format = useFormat()
  const nameOf = useValueName()
  return (
    <dl className={styles.lines}>
      {reasons.map(({ feature, value, converted, closed, effect }) => (
        <div key={feature}>
          <dt>
            {isLeadFeature(feature) ? conversion.features[feature] : feature}:{' '}
            <bdi>{isLeadFeature(feature) ? nameOf(feature, value) : value}</bdi>
          </dt>
          <dd>
            {conversion.counted(format.number(converted), format.number(closed))},{' '}
            {effect > 0 ? conversion.raises : conversion.lowers}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names a value of a feature in the reader's words. */
function useValueName(): (feature: LeadFeature, value: string) => string {
  const { conversion, leads } = useAllWords()
  const [language] = useLanguage()
  const format = useFormat()
  return (feature, value) => {
    if (value === '') return conversion.none
    if (value === '…') return conversion.rare
    const experience = feature === 'experience' && investmentExperiences.find((one) => one === value)
    if (experience) return leads.experiences[experience]
    if (feature === 'language') return format.languageName(value)
    const day = feature === 'weekday' ? weekdays.indexOf(value) : -1
    // The fourth of January 2026 was a Sunday.
    return day < 0
      ? value
      : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))
  }
}
