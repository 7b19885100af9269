import { useQuery } from '@tanstack/react-query'
import type { AccessRefusal } from '#contract/audit.ts'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'

/** Attempts shown; the log has all of them. */
const maxShown = 5

/** Refused logins, proofs and calls, and sessions that read in bulk, for owners. */
export function RefusalsSection() {
  const { refusals: words } = useAllWords().audit
  const { data } = useQuery({ ...query('listRefusals', {}), refetchOnMount: 'always' })
  if (!data || data.data.length === 0) return null
  return (
    <Section title={words.title} text={words.text}>
      <RowList label={words.title}>
        {data.data.slice(0, maxShown).map((refusal) => (
          <li key={refusal.id}>
            <Refusal {...refusal} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

function Refusal({ kind, address, username, call, count, lastAt }: AccessRefusal) {
  const { refusals: words } = useAllWords().audit
  const format = useFormat()
  const about = [username ?? words.unknownName, address, call, format.dateTime(lastAt)].filter(Boolean)
  return <Row title={words.counted(words.kinds[kind], count, format.number(count))} text={about.join(' · ')} />
}
