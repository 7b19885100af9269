import type { Message } from '#contract/messages.ts'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Button } from '#web/kit/Button.tsx'
import styles from './Thread.module.css'

/** What the files say or hide: an answered invitation, an encrypted part, an attached mail that holds more. */
export function FileNotes({ message: { files, text } }: { message: Message }) {
  const { thread } = useAllWords()
  const format = useFormat()
  const whenOf = ({ start, zone }: NonNullable<Message['files'][number]['appointment']>) => {
    if (start === null) return []
    if (zone === null) return [start.length === 10 ? format.day(start) : format.dateTime(start)]
    const minute = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))
    const when = format.joined([format.day(start.slice(0, 10)), format.timeOfDay(minute)])
    return [zone === '' ? when : thread.inZone(when, zone)]
  }
  const notes = files.flatMap(({ name, type, appointment, inside }) => {
    if (appointment) {
      const what = [...(appointment.title ? [appointment.title] : []), ...whenOf(appointment)]
      return [thread.appointments[appointment.act](what.join(' · '))]
    }
    if (/^application\/(?:pkcs7-mime|pgp-encrypted)$/.test(type)) return [thread.sealed]
    if (inside && inside.length > 0) return [thread.inside(name, format.list(inside))]
    const isUnshown = type === 'message/rfc822' && !inside && !text.includes(`[${name}]`)
    return isUnshown ? [thread.unshownMail(name)] : []
  })
  return [...new Set(notes)].map((note) => (
    <p key={note} className={styles.facts} dir="auto">
      {note}
    </p>
  ))
}

/** The files of a message, and itself as it came, to download. */
export function MessageFiles({ message: { id, channel, files, hasOriginal } }: { message: Message }) {
  const { thread } = useAllWords()
  const format = useFormat()
  const { act } = useAct()
  const load = (place: number, name: string) =>
    void act('read', thread.downloadFailed, async () =>
      saveFile((await call.readMessageFile({ params: { id, place } })).file, name),
    )
  if (files.length === 0 && !hasOriginal) return null
  const isMail = channel === 'email'
  return (
    <ul className={styles.files}>
      {files.map(({ place, name, size, state }) => (
        <li key={place}>
          {state === 'here' ? (
            <Button
              size="small"
              icon="download"
              aria-label={thread.download(`${name} · ${format.fileSize(size)}`)}
              onClick={() => load(place, name)}
            >
              <bdi>{name}</bdi> · {format.fileSize(size)}
            </Button>
          ) : (
            <span className={styles.facts}>
              <bdi>{thread.fileWith(name, thread.fileStates[state])}</bdi>
            </span>
          )}
        </li>
      ))}
      {hasOriginal && (
        <li>
          <Button size="small" tone="plain" onClick={() => load(0, isMail ? 'message.eml' : 'message.txt')}>
            {isMail ? thread.original : thread.originalOfChat}
          </Button>
        </li>
      )}
    </ul>
  )
}
