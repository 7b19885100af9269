import { useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './Presence.module.css'
import { usePresence } from './presence-store.ts'

/** "Ana is replying": teammates viewing a lead now, those replying first. `live`: changes are announced to screen readers. */
export function PresenceNote({ leadId, live = false }: { leadId: string; live?: boolean }) {
  const { work } = useWords()
  const people = usePresence(leadId)
  if (people.length === 0 && !live) return null
  const replying = people.filter(({ doing }) => doing === 'replying')
  const looking = people.filter(({ doing }) => doing === 'looking')
  const texts = [
    ...replying.map(({ username }) => work.replying(username)),
    ...looking.map(({ username }) => work.looking(username)),
  ]
  return (
    <p className={styles.note} data-replying={replying.length > 0 || undefined} {...(live && { role: 'status' })}>
      {texts.length > 0 && (
        <>
          <Icon name={replying.length > 0 ? 'edit' : 'eye'} small />
          <span>{texts.join(' · ')}</span>
        </>
      )}
    </p>
  )
}
