import { useQuery } from '@tanstack/react-query'
import { siteModes } from '#domain/site/brand.ts'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import styles from './Settings.module.css'
import type { SectionProps } from './sections.ts'
import { TypedFieldBox } from './TermsSection.tsx'

/** Demo or live, and how visitors are split between the landing pages. */
export function SiteSection(props: SectionProps) {
  const { settings, startList } = useAllWords()
  const { site } = settings
  const { data: start } = useQuery({ ...query('readStartList', {}), refetchOnMount: 'always' })
  const missing = start?.steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone).length ?? 0
  const texts = {
    demo: site.demo.text,
    live: missing > 0 ? `${site.live.text} ${startList.first.liveText(missing)}` : site.live.text,
  }
  const { draft, disabled, onChange } = props
  return (
    <Section title={site.title} text={site.text}>
      <div className={styles.fields}>
        <RadioCards
          label={site.mode}
          name="mode"
          value={draft.mode}
          options={siteModes.map((mode) => ({ value: mode, label: site[mode].label, text: texts[mode], disabled }))}
          onChange={(mode) => onChange({ mode }, 'mode')}
        />
        <TypedFieldBox {...props} field="shareOfB" label={site.share} hint={site.shareHint} inputMode="numeric" />
      </div>
    </Section>
  )
}
