import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsAnswer } from '#contract/site-settings.ts'
import { shownOf } from '#domain/leads/seen.ts'
import { languages } from '#domain/site/languages.ts'
import { renameBrand } from '#web/admin/parts/brand.ts'
import { SeenClash } from '#web/admin/parts/clash/SeenClash.tsx'
import { type SeenOutcome, useSeenForm } from '#web/admin/parts/clash/use-seen-form.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form, SubmitButton } from '#web/admin/parts/Form.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAttempt } from '#web/admin/parts/use-attempt.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useToast } from '#web/kit/Toast.tsx'
import { BrandSection } from './BrandSection.tsx'
import { CountriesSection } from './CountriesSection.tsx'
import { GoLiveDialog } from './GoLiveDialog.tsx'
import { LookSection } from './LookSection.tsx'
import { Preview } from './Preview.tsx'
import styles from './Settings.module.css'
import { SiteSection } from './SiteSection.tsx'
import { changesOf, draftOf, type SettingsDraft, settingsOf, type WrongField } from './settings-draft.ts'
import { LinksSection, TermsSection } from './TermsSection.tsx'

const plainFields = ['name', 'monthlyPrice', 'trialDays', 'recommendedDeposit', 'checkoutUrl', 'brokerUrl', 'whatsapp']
const fields = [
  ...plainFields,
  ...['email', 'countriesNotServed', 'colours.ink', 'colours.accent', 'logo.letter', 'logo.svg', 'mode', 'shareOfB'],
  ...languages.map((language) => `tagline.${language}`),
]

/** A value as it is compared: the parts of a drawing or a list in one line. */
const settingText = (value: SettingsDraft[keyof SettingsDraft]) =>
  typeof value === 'string'
    ? value
    : Object.values(value)
        .map((part) => String(part).slice(0, 80))
        .join(' · ')

/** The settings as a form: nothing applies until saved, and saving never overwrites a teammate's change. */
export function SettingsForm({ answer }: { answer: SettingsAnswer }) {
  const words = useAllWords()
  const { settings: text } = words
  const format = useFormat()
  const client = useQueryClient()
  const { show } = useToast()
  const mayChange = useCan('settings.write')
  const form = useSeenForm<SettingsAnswer, SettingsDraft>(answer, (record) => draftOf(record.settings))
  const draft = form.values
  const [goingLive, setGoingLive] = useState(false)
  const attempt = useAttempt(Object.fromEntries(fields.map((field) => [field, null])))
  const labels: Record<keyof SettingsDraft, string> = {
    name: text.brand.name,
    tagline: text.brand.tagline,
    monthlyPrice: text.terms.price,
    trialDays: text.terms.trial,
    recommendedDeposit: text.terms.deposit,
    checkoutUrl: text.links.checkout,
    brokerUrl: text.links.broker,
    whatsapp: text.links.whatsapp,
    email: text.links.email,
    countriesNotServed: text.countries.title,
    colours: text.look.title,
    logo: text.look.logo,
    mode: text.site.mode,
    shareOfB: text.site.share,
  }
  const { settings, wrong } = settingsOf(draft)
  const changes = changesOf(settings, form.record.settings)
  const count = Object.keys(changes).length

  const takeOver = (saved: SettingsAnswer) => client.setQueryData(query('readSettings', {}).queryKey, saved)
  const save = async () => {
    let outcome = 'asked' as SeenOutcome
    await attempt.run(async () => {
      outcome = await form.save(async ({ record }) => {
        takeOver(await call.changeSettings({ body: { ...changes, seen: shownOf(record.settings, changes) } }))
      })
    })
    setGoingLive(false)
    if (outcome !== 'saved') return
    renameBrand(settings.name)
    show({ tone: 'success', title: text.saved })
    await Promise.all(
      (['listClaims', 'readStartList'] as const).map((name) => client.invalidateQueries({ queryKey: [name] })),
    )
  }
  const submit = () => {
    const sentences: Partial<Record<WrongField, string>> = {
      name: words.fields.required,
      'tagline.en': words.fields.required,
      checkoutUrl: text.links.wrongAddress,
      brokerUrl: text.links.wrongAddress,
      'colours.ink': text.look.inkUnreadable,
      'colours.accent': text.look.accentUnreadable,
      'logo.letter': text.look.letterWrong,
      'logo.svg': text.look.fileWrong,
    }
    if (wrong.length > 0) {
      attempt.reject(Object.fromEntries(wrong.map((field) => [field, sentences[field] ?? text.terms.wrong])))
    } else if (changes.mode === 'live') setGoingLive(true)
    else void save()
  }
  const section = {
    draft,
    errors: attempt.fields,
    disabled: !mayChange,
    onChange: (part: Partial<SettingsDraft>, field: string) => {
      form.set(part)
      attempt.touch(field)
    },
  }
  return (
    <div className={styles.page}>
      <Form attempt={attempt} onSubmit={submit}>
        <div className={styles.sections}>
          {!mayChange && <Banner>{text.readOnly}</Banner>}
          <BrandSection {...section} />
          <TermsSection {...section} />
          <LinksSection {...section} />
          <SiteSection {...section} />
          <LookSection {...section} />
          <CountriesSection {...section} />
          {(count > 0 || attempt.failure) && (
            <div className={styles.foot}>
              <FailureBanner attempt={attempt} title={text.notSaved} />
              <SeenClash form={form} title={text.clash} labels={labels} textOf={(_, value) => settingText(value)} />
              <p>{text.unsaved(count, format.number(count))}</p>
              <Button onClick={form.reset}>{text.undo}</Button>
              <SubmitButton attempt={attempt} label={text.save} />
            </div>
          )}
        </div>
      </Form>
      <Preview draft={wrong.length > 0 ? null : settings} />
      <GoLiveDialog
        open={goingLive}
        pending={attempt.pending}
        hasAddress={answer.publicUrl !== null}
        onClose={() => setGoingLive(false)}
        onConfirm={() => void save()}
      />
    </div>
  )
}
