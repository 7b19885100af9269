import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import layout from '#web/admin/parts/layout.module.css'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import styles from './Figures.module.css'
import { LeadsLink } from './FigureTable.tsx'

export type Fact = {
  readonly name: string
  readonly value: string
  /** Value in the previous period; null: not compared. */
  readonly before: string | null
  /** Filters that list the leads behind the figure. */
  readonly leads?: LeadFilters | undefined
}

/** A few figures, large. */
export function Facts({ title, text, facts }: { title: string; text?: string | undefined; facts: readonly Fact[] }) {
  const { analytics: words } = useAllWords()
  return (
    <Section title={title} text={text}>
      <dl className={styles.facts}>
        {facts.map(({ name, value, before, leads }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <LeadsLink leads={leads ?? null}>{value}</LeadsLink>
            </dd>
            {before !== null && <dd className={layout.soft}>{words.wasBefore(before)}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}
