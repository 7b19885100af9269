import { useQuery } from '@tanstack/react-query'
import { defaultLostReasons, offeredLostReasons } from '#domain/leads/lost-reasons.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Select } from '#web/kit/Select.tsx'
import { lostReasonName } from './lost-reason-name.ts'

type LostReasonSelectProps = {
  /** Empty while nothing is chosen. */
  value: string
  onChange: (reason: string) => void
  error?: string | undefined
}

/** The reasons the team chooses from; a reason that is no longer on the list stays with its lead. */
export function LostReasonSelect({ value, onChange, error }: LostReasonSelectProps) {
  const words = useWords()
  const list = useQuery({ ...query('listLostReasons', {}), refetchOnMount: 'always' })
  const offered = offeredLostReasons(list.data?.reasons ?? defaultLostReasons)
  const all = value === '' || offered.includes(value) ? offered : [value, ...offered]
  return (
    <Select
      label={words.lost.field}
      value={value}
      onChange={onChange}
      options={[
        ...(value === '' ? [{ value: '', label: words.lost.choose }] : []),
        ...all.map((reason) => ({ value: reason, label: lostReasonName(reason, words) })),
      ]}
      error={error}
    />
  )
}
