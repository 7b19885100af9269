import type { ReactNode } from 'react'
import styles from './MailSection.module.css'

type ChannelFormProps = { title: string; onSave: () => void; children: ReactNode }

/** How one channel is connected, or one direction of it. */
export function ChannelForm({ title, onSave, children }: ChannelFormProps) {
  return (
    <form
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <h3>{title}</h3>
      {children}
    </form>
  )
}
