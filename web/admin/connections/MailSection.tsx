import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImapSettings, MailChannel } from '#contract/channels.ts'
import { replyForms } from '#domain/conversation/reply-address.ts'
import { fieldTexts, problemText, wasDeclined } from '#web/admin/parts/problem.ts'
import { ShownOnce } from '#web/admin/parts/ShownOnce.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { NumberField } from '#web/kit/NumberField.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import styles from './MailSection.module.css'

/** How mails of leads come in and go out. */
export function MailSection() {
  const { mail: words } = useAllWords().connections
  const { data, error, refetch } = useQuery({ ...query('readMailChannel', {}), refetchOnMount: 'always' })
  return (
    <Section title={words.title} text={words.text}>
      <div className={styles.mail}>
        {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={() => void refetch()} />}
        {data && !data.sends && <Banner tone="warning">{words.noServer}</Banner>}
        {data && <MailForm key={`${data.mailbox} ${data.replyForm}`} channel={data} reload={() => void refetch()} />}
        {data?.fetching && <FetchState fetching={data.fetching} />}
        {data && <Deliveries since={data.inboundSince} reload={() => void refetch()} />}
      </div>
    </Section>
  )
}

function MailForm({ channel, reload }: { channel: MailChannel; reload: () => void }) {
  const words = useAllWords()
  const { mail } = words.connections
  const format = useFormat()
  const { show } = useToast()
  const [mailbox, setMailbox] = useState(channel.mailbox ?? '')
  const [replyForm, setReplyForm] = useState(channel.replyForm)
  const [imap, setImap] = useState<ImapForm | null>(channel.imap && { ...channel.imap, password: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const body = { mailbox: mailbox.trim() === '' ? null : mailbox, replyForm, imap: imap && settingsOf(imap) }
      await call.changeMailChannel({ body })
      setErrors({})
      show({ tone: 'success', title: mail.saved })
      reload()
    } catch (error) {
      setErrors(fieldTexts(error, words))
      if (!wasDeclined(error)) show({ tone: 'error', title: mail.saveFailed, text: problemText(error, words, format) })
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={mail.mailbox}
        hint={channel.source === 'server' ? mail.fromServer : mail.mailboxHint}
        type="email"
        value={mailbox}
        onChange={setMailbox}
        error={errors.mailbox}
        autoComplete="off"
      />
      <Select
        label={mail.replyForm}
        hint={mail.replyFormHint}
        value={replyForm}
        onChange={setReplyForm}
        options={replyForms.map((value) => ({ value, label: mail.replyForms[value] }))}
      />
      <Checkbox
        label={mail.fetch}
        checked={imap !== null}
        onChange={(isOn) =>
          setImap(isOn ? { host: '', port: 993, security: 'tls', user: mailbox, password: '' } : null)
        }
      />
      {imap && <ImapFields imap={imap} isKnown={channel.imap !== null} onChange={setImap} errors={errors} />}
      <Button type="submit" tone="primary" busy={isSaving}>
        {mail.save}
      </Button>
    </form>
  )
}

type ImapForm = ImapSettings & { readonly password: string }

const settingsOf = ({ password, ...imap }: ImapForm) => ({ ...imap, ...(password !== '' && { password }) })

type ImapFieldsProps = {
  imap: ImapForm
  /** A password is stored already. */
  isKnown: boolean
  onChange: (imap: ImapForm) => void
  errors: Readonly<Record<string, string>>
}

/** How the mailbox is reached. */
function ImapFields({ imap, isKnown, onChange, errors }: ImapFieldsProps) {
  const { mail } = useAllWords().connections
  const set = (change: Partial<ImapForm>) => onChange({ ...imap, ...change })
  return (
    <>
      <TextField
        label={mail.host}
        hint={mail.hostHint}
        value={imap.host}
        onChange={(host) => set({ host })}
        error={errors['imap.host']}
        autoComplete="off"
      />
      <NumberField
        label={mail.port}
        value={imap.port}
        onChange={(port) => set({ port: port ?? 993 })}
        error={errors['imap.port']}
      />
      <Select
        label={mail.security}
        value={imap.security}
        onChange={(security) => set({ security })}
        error={errors['imap.security']}
        options={(['tls', 'starttls', 'none'] as const).map((value) => ({ value, label: mail.securities[value] }))}
      />
      <TextField
        label={mail.user}
        value={imap.user}
        onChange={(user) => set({ user })}
        error={errors['imap.user']}
        autoComplete="off"
      />
      <TextField
        label={mail.password}
        hint={isKnown ? mail.passwordKept : mail.passwordHint}
        type="password"
        value={imap.password}
        onChange={(password) => set({ password })}
        error={errors['imap.password']}
        autoComplete="new-password"
      />
    </>
  )
}

/** Whether mails are being fetched, as far as that is proven. */
function FetchState({ fetching }: { fetching: NonNullable<MailChannel['fetching']> }) {
  const { mail } = useAllWords().connections
  const format = useFormat()
  const { problem, provenAt } = fetching
  if (problem !== null) {
    const text = (mail.problems as Record<string, string>)[problem] ?? mail.problems.connection
    return <Banner tone="danger">{text}</Banner>
  }
  return <p>{provenAt === null ? mail.notYet : mail.lookedAt(format.dateTime(provenAt))}</p>
}

/** Where programs deliver mails, and the secret that they sign with. */
function Deliveries({ since, reload }: { since: string | null; reload: () => void }) {
  const { mail: words, hooks } = useAllWords().connections
  const format = useFormat()
  const { busy, act } = useAct()
  const [made, setMade] = useState<{ secret: string; path: string } | null>(null)
  const renew = () =>
    void act('renew', words.renewFailed, async () => {
      setMade(await call.renewInboundSecret({}))
      reload()
    })
  return (
    <>
      <p>{since === null ? words.noSecret : words.secretSince(format.dateTime(since))}</p>
      <Button icon="key" busy={busy !== null} onClick={renew}>
        {since === null ? words.makeSecret : words.renewSecret}
      </Button>
      <Dialog
        open={made !== null}
        onOpenChange={() => setMade(null)}
        locked
        title={hooks.secretTitle}
        footer={
          <Button tone="primary" onClick={() => setMade(null)}>
            {hooks.done}
          </Button>
        }
      >
        {made && (
          <ShownOnce warning={hooks.once} text={made.secret} copyLabel={hooks.copy}>
            <p>{words.deliverTo(`${location.origin}${made.path}`)}</p>
          </ShownOnce>
        )}
      </Dialog>
    </>
  )
}
