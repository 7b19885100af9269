import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessengerChannels } from '#contract/channels.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import styles from './MailSection.module.css'
import { useSaving } from './use-saving.ts'

/** How WhatsApp and Telegram are connected. */
export function MessengersSection() {
  const { messengers: words } = useAllWords().channels
  const { data, error, refetch } = useQuery({ ...query('readMessengers', {}), refetchOnMount: 'always' })
  const reload = () => void refetch()
  return (
    <Section title={words.title} text={words.text}>
      <div className={styles.mail}>
        {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={reload} />}
        {data && <WhatsAppForm key={`${data.whatsapp.numberId}`} channel={data.whatsapp} reload={reload} />}
        {data && <TelegramForm key={`${data.telegram.hasToken}`} channel={data.telegram} reload={reload} />}
      </div>
    </Section>
  )
}

type WhatsAppFormProps = { channel: MessengerChannels['whatsapp']; reload: () => void }

function WhatsAppForm({ channel, reload }: WhatsAppFormProps) {
  const { messengers } = useAllWords().channels
  const { whatsapp: words } = messengers
  const { errors, isSaving, save } = useSaving(reload, messengers)
  const [values, setValues] = useState({
    numberId: channel.numberId ?? '',
    businessId: channel.businessId ?? '',
    token: '',
    appSecret: '',
    verifyToken: '',
  })
  const set = (field: keyof typeof values) => (value: string) => setValues({ ...values, [field]: value })
  const { numberId, businessId, token, appSecret, verifyToken } = values
  const saveAll = () =>
    void save(() =>
      call.changeWhatsApp({
        body: {
          numberId: numberId.trim() || null,
          businessId: businessId.trim() || null,
          ...(token !== '' && { token }),
          ...(appSecret !== '' && { appSecret }),
          ...(verifyToken !== '' && { verifyToken }),
        },
      }),
    )
  const secrets = [
    ['token', channel.hasToken, words.tokenHint],
    ['appSecret', channel.hasAppSecret, words.appSecretHint],
    ['verifyToken', channel.hasVerifyToken, words.verifyTokenHint],
  ] as const
  return (
    <ChannelForm title={words.title} onSave={saveAll}>
      {channel.numberId === null && <Banner tone="info">{words.moves}</Banner>}
      {channel.numberId !== null && <State {...channel} />}
      {channel.otherNumber !== null && <Banner tone="info">{words.otherNumber(channel.otherNumber)}</Banner>}
      <p>{words.deliverTo(`${location.origin}${channel.deliverTo}`)}</p>
      {(['numberId', 'businessId'] as const).map((field) => (
        <TextField
          key={field}
          label={words[field]}
          hint={words[`${field}Hint`]}
          value={values[field]}
          onChange={set(field)}
          error={errors[field]}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      {secrets.map(([field, isKept, hint]) => (
        <TextField
          key={field}
          label={words[field]}
          hint={isKept ? words.kept : hint}
          type="password"
          value={values[field]}
          onChange={set(field)}
          error={errors[field]}
          autoComplete="new-password"
        />
      ))}
      <div className={layout.wrap}>
        <Button type="submit" tone="primary" busy={isSaving}>
          {words.save}
        </Button>
        {channel.numberId !== null && (
          <Button
            busy={isSaving}
            onClick={() => void save(() => call.changeWhatsApp({ body: { numberId: null, businessId: null } }))}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </ChannelForm>
  )
}

type TelegramFormProps = { channel: MessengerChannels['telegram']; reload: () => void }

function TelegramForm({ channel, reload }: TelegramFormProps) {
  const { messengers } = useAllWords().channels
  const { telegram: words } = messengers
  const { errors, isSaving, save } = useSaving(reload, messengers)
  const [token, setToken] = useState('')
  return (
    <ChannelForm title={words.title} onSave={() => void save(() => call.changeTelegram({ body: { token } }))}>
      {channel.bot !== null && <p>{words.bot(channel.bot)}</p>}
      {channel.hasToken && <State {...channel} />}
      <TextField
        label={words.token}
        hint={channel.hasToken ? messengers.whatsapp.kept : words.tokenHint}
        type="password"
        value={token}
        onChange={setToken}
        error={errors.token}
        autoComplete="new-password"
      />
      <div className={layout.wrap}>
        <Button type="submit" tone="primary" busy={isSaving} disabled={token.trim() === ''}>
          {words.save}
        </Button>
        {channel.hasToken && (
          <Button busy={isSaving} onClick={() => void save(() => call.changeTelegram({ body: { token: null } }))}>
            {words.remove}
          </Button>
        )}
      </div>
    </ChannelForm>
  )
}

/** State of the channel, as last verified. */
function State({ problem, provenAt }: { problem: string | null; provenAt: string | null }) {
  const { messengers } = useAllWords().channels
  const format = useFormat()
  if (problem !== null)
    return <Banner tone="danger">{messengers.problems[problem] ?? messengers.problem(problem)}</Banner>
  return <p>{provenAt === null ? messengers.notYet : messengers.provenAt(format.dateTime(provenAt))}</p>
}
