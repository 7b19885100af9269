import { useQueryClient } from '@tanstack/react-query'
import { Row, Section } from '#web/admin/parts/screen/Section.tsx'
import { useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Select } from '#web/kit/Select.tsx'

const named = (zone: string) => zone.replaceAll('_', ' ')

/** The time zone of this teammate's screens. */
export function TimeZoneSection() {
  const { timeZone: words } = useAllWords().ownAccount
  const { timeZone, ownTimeZone } = useSession()
  const { enter } = useSessionControl()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(ownTimeZone ? [ownTimeZone] : [])])]
  const usual = ownTimeZone === null && timeZone !== null ? words.team(named(timeZone)) : words.none
  const choose = (zone: string) =>
    act('zone', words.failed, async () => {
      enter(await call.changeTimeZone({ body: { timeZone: zone || null } }))
      // Lists grouped by day depend on the time zone.
      await client.invalidateQueries()
    })
  return (
    <Section title={words.title}>
      <Row
        icon="clock"
        title={words.label}
        text={words.text}
        end={
          <Select
            label={words.label}
            labelHidden
            value={ownTimeZone ?? ''}
            disabled={busy !== null}
            options={[
              { value: '', label: usual },
              ...zones.toSorted().map((zone) => ({ value: zone, label: named(zone) })),
            ]}
            onChange={(zone) => void choose(zone)}
          />
        }
      />
    </Section>
  )
}
