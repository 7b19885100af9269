import { epochMs, type Instant, minuteMs } from '#domain/basics/instant.ts'

interface CalendarEvent {
  /** Globally unique: opening the same event again replaces it. */
  readonly uid: string
  readonly start: Instant
  readonly minutes: number
  readonly title: string
  readonly description: string
}

/** One event as a calendar file (iCalendar, RFC 5545) with a reminder 15 minutes before. `now`: creation time. */
export function calendarFile(event: CalendarEvent, now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leads//CRM//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(epochMs(now))}`,
    `DTSTART:${utc(epochMs(event.start))}`,
    `DTEND:${utc(epochMs(event.start) + event.minutes * minuteMs)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261121T090000Z` */
const utc = (ms: number): string => `${new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

/** Maximum octets of a line (RFC 5545 §3.1); a longer one continues on the next after a space. */
const maxOctets = 74

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** Length of a character in UTF-8 bytes. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
