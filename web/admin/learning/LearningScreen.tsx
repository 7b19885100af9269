import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LearningAnswer } from '#contract/learning.ts'
import { minChecked, minOfEachOutcome } from '#domain/learning/latest-check.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { Row, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { CalibrationChart } from './CalibrationChart.tsx'
import { CheckFigures } from './CheckFigures.tsx'

/** Basis of the win probability, its quality, and the figures behind it. */
export function LearningScreen() {
  const { learning, screens } = useAllWords()
  const { show } = useToast()
  const { busy, act } = useAct()
  const client = useQueryClient()
  const options = query('readLearning', {})
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  const learnAgain = () =>
    act('learn', learning.againFailed, async () => {
      client.setQueryData(options.queryKey, await call.learnNow({}))
      show({ tone: 'success', title: learning.done })
    })
  const again = data && (
    <Button icon="refresh" busy={busy !== null} onClick={() => void learnAgain()}>
      {learning.again}
    </Button>
  )
  return (
    <Screen title={screens.learning} lead={learning.lead} actions={again}>
      {data ? (
        <Learned found={data} />
      ) : (
        <ReadState error={error} failed={learning.loadFailed} rows={4} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}

function Learned({ found }: { found: LearningAnswer }) {
  const { learning } = useAllWords()
  const format = useFormat()
  const share = (value: number) => format.percent(Math.round(value * 100))
  const { state, learnedAt, closed, converted, check } = found
  const about = [
    learnedAt !== null && learning.from(format.number(closed), format.number(converted)),
    check &&
      learning.level(
        format.number(check.converted),
        format.number(check.quality.n),
        format.number(Math.round(check.expected)),
      ),
    check && learning.ranking(share(check.quality.auc), share(check.guessing.from), share(check.guessing.to)),
    state === 'too_few' && learning.needed(format.number(minChecked), format.number(minOfEachOutcome)),
    check && learnedAt !== null && learning.when(format.dateTime(learnedAt)),
  ]
  return (
    <>
      <Section title={learning.state}>
        <Row
          icon={state === 'learned' ? 'check' : 'info'}
          title={learning.verdicts[state]}
          text={about.filter(Boolean).join(' ')}
        />
      </Section>
      {check && <CheckFigures check={check} />}
      {check && <CalibrationChart bins={check.bins} />}
    </>
  )
}
