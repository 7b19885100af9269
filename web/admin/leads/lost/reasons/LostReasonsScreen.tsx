import { useQuery } from '@tanstack/react-query'
import { fixedLostReasons } from '#domain/leads/lost-reasons.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { lostReasonName } from '../lost-reason-name.ts'
import { AddReason } from './AddReason.tsx'
import { ReasonRow } from './ReasonRow.tsx'
import { useReasons } from './use-reasons.ts'

/** The reasons that staff choose from when a lead is lost: add, rename, order, retire. Every change is saved at once. */
export function LostReasonsScreen() {
  const words = useAllWords()
  const format = useFormat()
  const { lostReasons: own, lost } = words
  const { data, error, refetch } = useQuery({ ...query('listLostReasons', {}), refetchOnMount: 'always' })
  const { save, list } = useReasons()
  const fixed = format.list(fixedLostReasons.map((reason) => lost.reasons[reason]))
  if (!data) {
    return (
      <Screen title={own.title} lead={own.lead}>
        <ReadState error={error} failed={own.loadFailed} rows={6} onRetry={() => void refetch()} />
      </Screen>
    )
  }
  const { reasons, retired } = data
  return (
    <Screen title={own.title} lead={own.lead}>
      <Section title={own.list} text={own.listText(fixed)}>
        <div ref={list}>
          <RowList label={own.list}>
            {reasons.map((reason, place) => (
              <li key={reason}>
                <EntryBoundary place="reason" of={reason} fallback={<p dir="auto">{reason}</p>}>
                  <ReasonRow reason={reason} place={place} all={reasons} save={save} />
                </EntryBoundary>
              </li>
            ))}
          </RowList>
        </div>
        {reasons.length === 0 && <Row title={own.none} />}
        <AddReason reasons={reasons} save={save} />
      </Section>
      {retired.length > 0 && (
        <Section title={own.retired} text={own.retiredText}>
          <RowList label={own.retired}>
            {retired.map((reason) => {
              const name = lostReasonName(reason, words)
              return (
                <li key={reason}>
                  <Row
                    title={<bdi>{name}</bdi>}
                    end={
                      <Button
                        size="small"
                        aria-label={own.restoreOf(name)}
                        onClick={() => void save({ reasons: [...reasons, reason] })}
                      >
                        {own.restore}
                      </Button>
                    }
                  />
                </li>
              )
            })}
          </RowList>
        </Section>
      )}
    </Screen>
  )
}
