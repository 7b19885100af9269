import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImapSettings, MailChannel } from '#contract/channels.ts'
import { mailProviders, providerOf } from '#domain/conversation/mail-providers.ts'
import { usualLogin } from '#domain/conversation/mail-sign-in.ts'
import { replyForms } from '#domain/conversation/reply-address.ts'
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
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import styles from './MailSection.module.css'
import { type MailFormProps, MailServerForm } from './MailServerForm.tsx'
import { MailTestPart } from './MailTestPart.tsx'
import { OlderMails } from './OlderMails.tsx'
import { ServerFields, type ServerForm } from './ServerFields.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSaving } from './use-saving.ts'

/** Polling interval of a test and of an import of older mails, ms. */
const pollMs = 3_000

/** How mails go out, and how those of leads come in. */
export function MailSection() {
  const { mail: words } = useAllWords().channels
  const { data, error, refetch } = useQuery({
    ...query('readMailChannel', {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.test?.state === 'waiting' || data?.fetching?.older?.endedAt === null ? pollMs : false,
  })
  const found = Object.fromEntries(
    (data?.test?.findings ?? []).flatMap(({ field, problem }) =>
      field ? [[field, words.test.findings[problem]]] : [],
    ),
  )
  return (
    <Section title={words.title} text={words.text}>
      <div className={styles.mail}>
        {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={() => void refetch()} />}
        {data && !data.sends && <Banner tone="warning">{words.noServer}</Banner>}
        {data && (
          <MailServerForm
            key={`server ${JSON.stringify(data.smtp)}`}
            channel={data}
            found={found}
            reload={() => void refetch()}
          />
        )}
        {data && (
          <SignInForm key={`sign-in ${JSON.stringify(data.signIn)}`} channel={data} reload={() => void refetch()} />
        )}
        {data && (
          <RepliesForm
            key={`${data.mailbox} ${data.replyForm} ${data.imap?.login}`}
            channel={data}
            found={found}
            reload={() => void refetch()}
          />
        )}
        {data?.fetching && <FetchState fetching={data.fetching} isToldAbove={data.signIn?.problem != null} />}
        {data?.fetching?.provenAt && <OlderMails older={data.fetching.older} onChanged={() => void refetch()} />}
        {data?.sends && <MailTestPart channel={data} onTested={() => void refetch()} />}
        {data && <Deliveries since={data.inboundSince} reload={() => void refetch()} />}
      </div>
    </Section>
  )
}

/** The reply address, and how replies are fetched. */
function RepliesForm({ channel, found, reload }: MailFormProps) {
  const { mail } = useAllWords().channels
  const { errors: refused, isSaving, save } = useSaving(reload, mail)
  const errors = { ...found, ...refused }
  const [mailbox, setMailbox] = useState(channel.mailbox ?? '')
  const [replyForm, setReplyForm] = useState(channel.replyForm)
  const [imap, setImap] = useState<ServerForm | null>(channel.imap && { ...channel.imap, password: '' })
  const provider = providerOf(channel.smtp?.host ?? '')
  const usual = provider ? mailProviders[provider].imap : ({ host: '', port: 993, security: 'tls' } as const)
  const change = () => {
    const { password = '', ...settings } = imap ?? {}
    const fetched = imap && { ...(settings as ImapSettings), ...(password !== '' && { password }) }
    return call.changeMailChannel({
      body: { mailbox: mailbox.trim() === '' ? null : mailbox, replyForm, imap: fetched },
    })
  }
  return (
    <ChannelForm title={mail.replies} onSave={() => void save(change)}>
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
          setImap(isOn ? { ...usual, login: usualLogin(usual.host), user: mailbox, password: '' } : null)
        }
      />
      {imap && (
        <ServerFields
          server={imap}
          known={channel.imap?.login === 'password' ? channel.imap : null}
          onChange={setImap}
          errors={errors}
          path="imap"
        />
      )}
      <Button type="submit" tone="primary" busy={isSaving}>
        {mail.save}
      </Button>
    </ChannelForm>
  )
}

/** State of fetching mails, as last verified. */
function FetchState({
  fetching,
  isToldAbove,
}: {
  fetching: NonNullable<MailChannel['fetching']>
  isToldAbove: boolean
}) {
  const { mail } = useAllWords().channels
  const format = useFormat()
  const { problem, provenAt } = fetching
  if (problem === 'sign_in' && isToldAbove) return null
  if (problem !== null) {
    const text = (mail.problems as Record<string, string>)[problem] ?? mail.problems.connection
    return <Banner tone="danger">{text}</Banner>
  }
  return <p>{provenAt === null ? mail.notYet : mail.lookedAt(format.dateTime(provenAt))}</p>
}

/** The inbound webhook URL, and its signing secret. */
function Deliveries({ since, reload }: { since: string | null; reload: () => void }) {
  const { channels, connections } = useAllWords()
  const { mail: words } = channels
  const { hooks } = connections
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
