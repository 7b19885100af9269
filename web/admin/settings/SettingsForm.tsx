import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { SettingsAnswer } from '#contract/site-settings.ts'
import { languages } from '#domain/languages.ts'
import { renameBrand } from '#web/admin/parts/brand.ts'
import { FailureBanner } from '#web/admin/parts/FailureBanner.tsx'
import { Form } from '#web/admin/parts/Form.tsx'
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

/** The settings as a form: nothing applies until saved, and saving never overwrites a teammate's change. */
export function SettingsForm({ answer }: { answer: SettingsAnswer }) {
  const words = useAllWords()
  const { settings: text } = words
  const format = useFormat()
  const client = useQueryClient()
  const { show } = useToast()
  const mayChange = useCan('settings.write')
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(answer.settings))
  const [clash, setClash] = useState<SettingsAnswer | null>(null)
  const [goingLive, setGoingLive] = useState(false)
  const attempt = useAttempt(Object.fromEntries(fields.map((field) => [field, null])))
  const { settings, wrong } = settingsOf(draft)
  const changes = changesOf(settings, answer.settings)
  const count = Object.keys(changes).length

  const takeOver = (saved: SettingsAnswer) => client.setQueryData(query('readSettings', {}).queryKey, saved)
  const save = async () => {
    const saved = await attempt.run(async () => {
      try {
        takeOver(await call.changeSettings({ body: { ...changes, version: answer.version } }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') setClash(error.current as SettingsAnswer)
        throw error
      }
    })
    setGoingLive(false)
    if (!saved) return
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
      setDraft((before) => ({ ...before, ...part }))
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
              {clash ? (
                <Banner tone="warning" action={<Button onClick={() => takeOver(clash)}>{text.clashTake}</Button>}>
                  {text.clash}
                </Banner>
              ) : (
                <FailureBanner attempt={attempt} title={text.notSaved} />
              )}
              <p>{text.unsaved(count, format.number(count))}</p>
              <Button onClick={() => setDraft(draftOf(answer.settings))}>{text.undo}</Button>
              <Button type="submit" tone="primary" busy={attempt.pending}>
                {attempt.pending ? text.saving : text.save}
              </Button>
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
