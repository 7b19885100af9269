import { languageFacts, languages } from '#domain/site/languages.ts'
import { addressOf, isAccountPage, pageFacts } from '#web/site/page.ts'
import { Flag } from './Flag.tsx'
import { useSite } from './site-context.tsx'

/** This page in every language as links, so that it works without a script; the script remembers the choice. */
export function LanguagePicker() {
  const { page, words } = useSite()
  const current = languageFacts[page.language]
  const same = pageFacts[page.name].path === null && !isAccountPage(page.name) ? 'home' : page.name
  return (
    <details className="picker" data-closes="">
      <summary aria-label={`${words.navigation.language}: ${current.nativeName}`}>
        <Flag country={current.flag} />
        <span>{current.nativeName}</span>
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressOf(language, same, page.view?.slug)}
              hrefLang={language}
              lang={language}
              aria-current={language === page.language ? 'true' : undefined}
            >
              <Flag country={languageFacts[language].flag} />
              {languageFacts[language].nativeName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
