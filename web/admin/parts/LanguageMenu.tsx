import { languageFacts, staffLanguages } from '#domain/site/languages.ts'
import { Button } from '#web/kit/Button.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { useLanguage, useWords } from './words.tsx'

/** The languages of the staff area, each under the name its speakers use. */
export function LanguageMenu() {
  const words = useWords()
  const [language, choose] = useLanguage()
  return (
    <Menu
      trigger={
        <Button tone="plain" icon="globe">
          <VisuallyHidden>{`${words.language}: `}</VisuallyHidden>
          {language.toUpperCase()}
        </Button>
      }
      items={staffLanguages.map((code) => ({
        label: languageFacts[code].nativeName,
        checked: code === language,
        onSelect: () => choose(code),
      }))}
    />
  )
}
