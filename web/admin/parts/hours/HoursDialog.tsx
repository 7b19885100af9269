import { useQueryClient } from '@tanstack/react-query'
import type { TeamHours, TeammateHours } from '#contract/working-hours.ts'
import type { SpokenLanguage } from '#domain/site/languages.ts'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Dialog } from '#web/kit/Dialog.tsx'
import { Select } from '#web/kit/Select.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { DaysOff } from './DaysOff.tsx'
import { SpokenLanguages } from './SpokenLanguages.tsx'
import { useHoursText } from './use-hours-text.ts'
import { WeekFields } from './WeekFields.tsx'

/** Initial hours: nine to six on five days, in the browser's time zone. */
const usualHours = (): WorkingHours => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  shifts: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 })),
  daysOff: [],
})

type HoursDialogProps = {
  open: boolean
  /** The owner of the hours; null: the team. */
  teammate: TeammateHours | null
  team: WorkingHours | null
  onClose: () => void
}

/** Sets the working hours of the team, or hours and languages of one teammate. */
export function HoursDialog({ open, teammate, team, onClose }: HoursDialogProps) {
  const words = useAllWords()
  const { hours } = words
  return (
    <Dialog open={open} onOpenChange={onClose} title={teammate ? hours.changeOf(teammate.username) : hours.teamTitle}>
      <HoursForm teammate={teammate} team={team} onClose={onClose} />
    </Dialog>
  )
}

type Hours = { hours: WorkingHours | null; languages: readonly SpokenLanguage[] }

const sentOf = (hours: WorkingHours | null) =>
  hours && { ...hours, shifts: [...hours.shifts], daysOff: [...hours.daysOff] }

function HoursForm({ teammate, team, onClose }: Omit<HoursDialogProps, 'open'>) {
  const { hours: words } = useAllWords()
  const client = useQueryClient()
  const { show } = useToast()
  const { user } = useSession()
  const { reload } = useSessionControl()
  const attempt = useAttempt()
  const textOf = useHoursText()
  const format = useFormat()
  const form = useSeenForm<Hours, Hours>(
    { hours: teammate ? teammate.hours : team, languages: teammate?.languages ?? [] },
    ({ hours, languages = [] }) => ({ hours, languages }),
  )
  const { hours, languages: spoken } = form.values
  const setHours = (next: WorkingHours | null) => form.set({ hours: next })
  const send = (record: Hours): Promise<TeamHours> => {
    const sent = sentOf(hours)
    const seen = { hours: sentOf(record.hours) }
    if (!teammate) return call.changeTeamHours({ body: { hours: sent, seen } })
    const body = { hours: sent, languages: [...spoken], seen: { ...seen, languages: [...record.languages] } }
    return teammate.id === user.id
      ? call.changeOwnHours({ body })
      : call.changeHours({ params: { id: teammate.id }, body })
  }
  const submit = async () => {
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      outcome = await form.save(async ({ record }) => {
        client.setQueryData(query('readTeamHours', {}).queryKey, await send(record))
        await client.invalidateQueries({ queryKey: ['listPeople'] })
        // The team's time zone is that of everybody who has not chosen another.
        if (!teammate) await reload()
      })
    })
    if (outcome === 'asked') return
    show({ tone: 'success', title: words.saved })
    onClose()
  }
  return (
    <Form attempt={attempt} onSubmit={() => void submit()}>
      <FailureBanner attempt={attempt} title={words.failed} />
      <SeenClash
        form={form}
        labels={{ hours: words.whose, languages: words.languages }}
        textOf={(field, value) =>
          field === 'languages'
            ? format.joined((value as Hours['languages']).map((one) => format.languageName(one)))
            : value === null
              ? teammate
                ? words.asTeam
                : words.unset
              : format.joined([textOf(value as WorkingHours), ...(value as WorkingHours).daysOff])
        }
      />
      <Select
        label={words.whose}
        value={hours === null ? 'none' : 'own'}
        options={[
          { value: 'none', label: teammate ? words.asTeam : words.unset },
          { value: 'own', label: teammate ? words.ownHours : words.setHours },
        ]}
        onChange={(chosen) => setHours(chosen === 'none' ? null : (team ?? usualHours()))}
      />
      {hours && <HoursFields hours={hours} onChange={setHours} />}
      {teammate && (
        <SpokenLanguages label={words.languages} chosen={spoken} onChange={(languages) => form.set({ languages })} />
      )}
      <SubmitButton attempt={attempt} />
    </Form>
  )
}

type HoursFieldsProps = { hours: WorkingHours; onChange: (hours: WorkingHours) => void }

function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { hours: words } = useAllWords()
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), hours.timeZone])].toSorted()
  return (
    <>
      <Select
        label={words.timeZone}
        value={hours.timeZone}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(timeZone) => onChange({ ...hours, timeZone })}
      />
      <WeekFields shifts={hours.shifts} onChange={(shifts) => onChange({ ...hours, shifts })} />
      <DaysOff days={hours.daysOff} onChange={(daysOff) => onChange({ ...hours, daysOff })} />
    </>
  )
}
