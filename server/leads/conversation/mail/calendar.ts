import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { isTimeZone, momentOf } from '#domain/basics/calendar-day.ts'
import type { Appointment } from '#domain/conversation/message.ts'

/** What a calendar program sends for a person (iTIP, RFC 5546). */
type CalendarMail = {
  readonly appointment: Appointment
  /** Address of the person who acts; null for a room, or if none is named. */
  readonly by: string | null
  /** What they wrote beside it. */
  readonly comment: string
}

const answers = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const
const maxLetters = 500_000
const maxLineLength = 4_000

/** Reads an invitation, its answer or its cancellation; null for other calendar files. */
export function readCalendar(text: string, typedMethod = ''): CalendarMail | null {
  const unfolded = text
    .slice(0, maxLetters)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
  const lines = unfolded.split('\n').map((line) => fieldOf(line.slice(0, maxLineLength)))
  const method = (textIn(lines, 'METHOD') || typedMethod).toUpperCase()
  const begin = lines.findIndex(({ name, value }) => name === 'BEGIN' && /^vevent$/i.test(value))
  if (begin < 0) return null
  const end = lines.findIndex(({ name, value }, at) => at > begin && name === 'END' && /^vevent$/i.test(value))
  const event = lines.slice(begin + 1, end < 0 ? undefined : end)
  // Alarms and the like within it have fields of the same names.
  const inner = event.findIndex(({ name }) => name === 'BEGIN')
  const own = inner < 0 ? event : event.slice(0, inner)
  const attendee = own.find(({ name }) => name === 'ATTENDEE')
  const answer = answers[attendee?.params.PARTSTAT?.toUpperCase() as keyof typeof answers] ?? null
  const act =
    method === 'REPLY'
      ? answer
      : method === 'REQUEST' || method === 'CANCEL' || method === 'COUNTER'
        ? acts[method]
        : null
  if (act === null) return null
  const person = method === 'REPLY' || method === 'COUNTER' ? attendee : own.find(({ name }) => name === 'ORGANIZER')
  const isRoom = /^(?:room|resource)$/i.test(person?.params.CUTYPE ?? '')
  return {
    appointment: { act, title: unescaped(textIn(own, 'SUMMARY')).slice(0, 300), ...startOf(own) },
    by: isRoom || person === undefined ? null : normaliseEmail(person.value.replace(/^mailto:/i, '')),
    comment: unescaped(textIn(own, 'COMMENT')),
  }
}

const acts = { REQUEST: 'invited', CANCEL: 'cancelled', COUNTER: 'proposed' } as const

type Field = { readonly name: string; readonly params: Readonly<Record<string, string>>; readonly value: string }

/** A line, such as `ATTENDEE;PARTSTAT=ACCEPTED;CN="Prado, Lucía":mailto:lucia@example.com`. */
function fieldOf(line: string): Field {
  const colon = /^(?:[^":]|"[^"]{0,2000}")*?:/.exec(line)?.[0].length ?? 0
  const [name = '', ...params] = line.slice(0, Math.max(0, colon - 1)).match(/(?:[^";]|"[^"]*")+/g) ?? []
  const pairs = params.map((one) => [
    one.split('=', 1)[0]!.toUpperCase(),
    one.slice(one.indexOf('=') + 1).replaceAll('"', ''),
  ])
  return { name: name.toUpperCase(), params: Object.fromEntries(pairs), value: line.slice(colon).trim() }
}

const textIn = (fields: readonly Field[], name: string) => fields.find((one) => one.name === name)?.value ?? ''

const unescaped = (value: string) =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([\\;,])/g, '$1')
    .trim()

/** When it begins: a day, a moment, or the time of a zone that only its own calendar knows. */
function startOf(fields: readonly Field[]): Pick<Appointment, 'start' | 'zone'> {
  const field = fields.find(({ name }) => name === 'DTSTART')
  const [, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}(Z?))?$/.exec(field?.value ?? '') ?? []
  if (year === undefined) return { start: null, zone: null }
  const day = `${year}-${month}-${date}`
  if (Number.isNaN(Date.parse(day)) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
    return { start: null, zone: null }
  if (hour === undefined) return { start: day, zone: null }
  const zone = utc ? 'UTC' : (field?.params.TZID ?? '')
  const isKnown = zone !== '' && isTimeZone(zone)
  const at = momentOf(day, isKnown ? zone : 'UTC', Number(hour) * 60 + Number(minute))
  return { start: new Date(at).toISOString(), zone: isKnown ? null : zone.slice(0, 100) }
}
