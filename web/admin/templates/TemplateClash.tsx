import type { StoredReply } from '#contract/reply-templates.ts'
import { directionOf, type Language } from '#domain/site/languages.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Templates.module.css'

type TemplateClashProps = {
  /** The teammate's saved version. */
  clash: StoredReply
  text: string
  language: Language
  onTake: () => void
}

/** Shows that a teammate has changed the text meanwhile, and offers their version. */
export function TemplateClash({ clash, text, language, onTake }: TemplateClashProps) {
  const { templates } = useAllWords()
  return (
    <Banner tone="warning" action={<Button onClick={onTake}>{templates.clashTake}</Button>}>
      <p>{templates.clash(clash.updatedBy ?? templates.somebody)}</p>
      <blockquote className={styles.theirs} dir={directionOf(language)} lang={language}>
        {text}
      </blockquote>
      <p>{templates.clashKeep}</p>
    </Banner>
  )
}
