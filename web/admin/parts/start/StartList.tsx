import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ClaimId } from '#domain/claims/sample-claims.ts'
import type { StartStep } from '#domain/claims/start-list.ts'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'

/** The site statement that completes each step; accounts have their own screen. */
const statements = {
  company: 'company.legalName',
  address: 'company.address',
  privacyContact: 'dataProtection.officer',
  register: 'licence.registerUrl',
  broker: 'broker.legalName',
} as const satisfies Record<Exclude<StartStep, 'account'>, ClaimId>

/** Statements still missing before the first visitors; nothing once complete. */
export function StartList() {
  const { startList: start } = useAllWords()
  const format = useFormat()
  const { data } = useQuery({ ...query('readStartList', {}), refetchOnMount: 'always' })
  const done = data?.steps.filter(({ isDone }) => isDone).length ?? 0
  if (!data || done === data.steps.length) return null
  return (
    <Section
      title={start.title(format.number(done), format.number(data.steps.length))}
      text={data.isReceiving ? start.text[data.mode] : start.closed}
    >
      <RowList label={start.label}>
        {data.steps.map(({ name, isDone, isNeeded }) => (
          <li key={name}>
            <Row
              icon={isDone ? 'check' : 'clock'}
              title={isDone ? start.steps[name] : <StepLink step={name} />}
              end={
                <>
                  {isNeeded && !isDone && <Badge tone={data.isReceiving ? 'warning' : 'danger'}>{start.needed}</Badge>}
                  <Badge tone={isDone ? 'success' : 'neutral'}>{isDone ? start.done : start.open}</Badge>
                </>
              }
            />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

/** A link to where a step is done: the row of its statement, or the screen of accounts. */
function StepLink({ step }: { step: StartStep }) {
  const name = useAllWords().startList.steps[step]
  if (step === 'account') return <Link to="/admin/accounts">{name}</Link>
  return (
    <Link to="/admin/claims" hash={statements[step]}>
      {name}
    </Link>
  )
}
