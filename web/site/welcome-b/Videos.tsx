import { useSite } from '#web/site/parts/site-context.tsx'

const places = ['first', 'second', 'third']

/** Three places for videos that are still to come; a live site has no empty places, only the note that they come. */
export function Videos() {
  const { page, words } = useSite()
  const { videos } = words.welcomeB
  return (
    <section className="videos paper" aria-labelledby="videos-title">
      <h2 id="videos-title">{videos.title}</h2>
      {page.mode === 'demo' && (
        <ul>
          {places.map((place) => (
            <li key={place}>
              <svg viewBox="0 0 160 90" role="img" aria-label={videos.place}>
                <circle cx="80" cy="45" r="17" />
                <path d="M75 36.5v17L89 45z" />
              </svg>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">{videos.note}</p>
    </section>
  )
}
