import type { LearningAnswer } from '#contract/learning.ts'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './Learning.module.css'

/** Outcomes of the latest leads against predictions, each figure in plain words. */
export function CheckFigures({ check }: { check: NonNullable<LearningAnswer['check']> }) {
  const { learning } = useAllWords()
  const format = useFormat()
  const { quality, rateBefore, rateNow } = check
  const score = (value: number) => format.number(Math.round(value * 1000) / 1000)
  const share = (value: number) => format.percent(value * 100)
  const figures = [
    [learning.auc, share(quality.auc), learning.aucText],
    [learning.ece, learning.points(format.number(Math.round(quality.ece * 1000) / 10)), learning.eceText],
    [
      learning.brier,
      score(quality.brier),
      learning.brierText(score(rateNow * (1 - rateBefore) ** 2 + (1 - rateNow) * rateBefore ** 2)),
    ],
    [learning.rates, share(rateNow), learning.ratesText(share(rateBefore))],
  ] as const
  return (
    <Section title={learning.figures} text={learning.figuresText(format.number(quality.n))}>
      <dl className={styles.figures}>
        {figures.map(([name, value, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={layout.soft}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
