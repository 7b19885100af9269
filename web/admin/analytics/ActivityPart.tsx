import { useQuery } from '@tanstack/react-query'
import type { ActivityFigures } from '#contract/analytics.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { rawShare, useShare, useTook } from './columns.tsx'
import styles from './Figures.module.css'
import { FigureSection } from './FigureTable.tsx'
import { Part, type PartProps } from './Part.tsx'
import { TargetsSection } from './TargetsSection.tsx'
import { everyMinute } from './use-figures.ts'

type Teammate = ActivityFigures['teammates'][number]

/** Each teammate's activity in the period. */
export function ActivityPart({ search: { days, from, to } }: PartProps) {
  const { activity: words, columns } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const took = useTook()
  const names = useNames()
  const found = useQuery({ ...query('readActivity', { query: { days, from, to } }), ...everyMinute })
  const count = (name: string, of: (row: Teammate) => number) => ({
    name,
    text: (row: Teammate) => format.number(of(row)),
    raw: of,
  })
  return (
    <div className={styles.parts}>
      <TargetsSection />
      <Part found={found} isEmpty={() => false}>
        {({ now: { teammates } }) =>
          teammates.length === 0 ? (
            <EmptyState icon="bars" title={words.none} />
          ) : (
            <FigureSection
              title={words.title}
              text={words.text(took((pipeline[defaultLeadStatus].thresholdMs ?? 0) / 1_000))}
              first={columns.teammate}
              rows={teammates}
              nameOf={({ name }) => names.owner(name)}
              leadsOf={() => null}
              barOf={({ leads }) => leads}
              columns={[
                count(words.firstReplies, ({ firstReplies }) => firstReplies),
                { name: columns.p50, text: ({ p50 }) => took(p50), raw: ({ p50 }) => p50 },
                {
                  name: words.inTime,
                  text: ({ inTime, firstReplies }) => share(inTime, firstReplies),
                  raw: ({ inTime, firstReplies }) => rawShare(inTime, firstReplies),
                },
                count(words.messages, ({ messages }) => messages),
                count(words.calls, ({ calls }) => calls),
                count(words.meetings, ({ meetings }) => meetings),
                count(words.leads, ({ leads }) => leads),
              ]}
            />
          )
        }
      </Part>
    </div>
  )
}
