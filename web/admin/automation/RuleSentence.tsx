import type { Rule } from '#domain/automation/rule.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import styles from './Automation.module.css'
import { sentenceOf } from './sentence.ts'
import { useTextName } from './use-own-texts.ts'

/** A rule as a sentence; its first words are set off so that the eye finds when, if and then. */
export function RuleSentence({ rule }: { rule: Rule }) {
  const words = useAllWords()
  const format = useFormat()
  const { comma } = words.automation.say
  const { when, if: condition, does } = sentenceOf(rule, words, format, useTextName())
  const parts = [when, condition, does].filter((part) => part !== null)
  return (
    <p className={styles.sentence}>
      {parts.map((part, i) => {
        const [first = '', ...rest] = part.split(' ')
        const end = i === parts.length - 1 ? '.' : comma
        return (
          <span key={first}>
            <b className={styles.joint}>{first}</b> <bdi>{rest.join(' ')}</bdi>
            {end}
          </span>
        )
      })}
    </p>
  )
}
