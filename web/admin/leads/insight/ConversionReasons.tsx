import type { LeadAnalysis } from '#contract/insight.ts'
import { featureText } from '#domain/insight/feature-words.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { classNames } from '#web/kit/class-names.ts'
import styles from './Insight.module.css'

type LearnedConversion = Extract<LeadAnalysis['analysisData']['conversion'], { state: 'learned' }>

/** Reasons that raise or lower a learned probability, each with its counts. */
export function ConversionReasons({ reasons }: Pick<LearnedConversion, 'reasons'>) {
  const { conversion } = useAllWords()
  const [language] = useLanguage()
  const format = useFormat()
  return (
    <dl className={classNames(styles.lines, styles.reasons)}>
      {reasons.map(({ feature, value, converted, closed, effect }) => {
        const named = featureText(feature, value, language)
        return (
          <div key={feature}>
            <dt>
              {named.name}: <bdi>{named.value}</bdi>
            </dt>
            <dd>
              {conversion.counted(format.number(converted), format.number(closed))},{' '}
              {effect > 0 ? conversion.raises : conversion.lowers}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
