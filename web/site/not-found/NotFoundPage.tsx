import { LanguagePicker } from '#web/site/parts/LanguagePicker.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Wordmark } from '#web/site/parts/Wordmark.tsx'

export function NotFoundPage() {
  const { notFound } = useSite().words
  return (
    <>
      <header className="bar">
        <Wordmark />
        <LanguagePicker />
      </header>
      <main className="not-found">
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <SiteLink to="home" className="button">
          {notFound.back}
        </SiteLink>
      </main>
    </>
  )
}
