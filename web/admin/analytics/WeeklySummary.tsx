import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'

/** Setting: weekly figures by email. */
export function WeeklySummary() {
  const { analytics: words } = useAllWords()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const options = query('readWeeklySummary', {})
  const { data } = useQuery(options)
  if (!data) return null
  const change = (isOn: boolean) =>
    act('weekly', words.weeklyFailed, async () => {
      client.setQueryData(options.queryKey, await call.changeWeeklySummary({ body: { isOn } }))
    })
  return (
    <Checkbox
      label={words.weekly}
      hint={data.hasEmail ? undefined : <NamedScreen text={words.weeklyNoEmail} screen="account" />}
      checked={data.isOn}
      disabled={busy !== null || !(data.hasEmail || data.isOn)}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
