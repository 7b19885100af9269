import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ImportBadge } from './ImportBadge.tsx'

/** Files of the last weeks. */
export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const { list: words } = useAllWords().transfer
  const format = useFormat()
  const { data, error, refetch } = useQuery({ ...query('listImports', {}), refetchOnMount: 'always' })
  return (
    <Section title={words.title} text={words.text}>
      {!data && <ReadState error={error} failed={words.failed} rows={2} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState title={words.none} />}
      {data && data.data.length > 0 && (
        <RowList label={words.label}>
          {data.data.map(({ id, fileName, state, createdBy, createdAt, counts }) => (
            <li key={id}>
              <Row
                title={
                  <>
                    {fileName} <ImportBadge state={state} />
                  </>
                }
                text={
                  <>
                    {words.by(createdBy, format.dateTime(createdAt))}
                    {counts.imported > 0 && (
                      <>
                        {' · '}
                        <Link to="/admin" search={{ view: 'table', import: id }}>
                          {words.cameIn(format.number(counts.imported))}
                        </Link>
                      </>
                    )}
                  </>
                }
                end={
                  <Button aria-label={words.openOf(fileName, format.dateTime(createdAt))} onClick={() => onOpen(id)}>
                    {words.open}
                  </Button>
                }
              />
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
