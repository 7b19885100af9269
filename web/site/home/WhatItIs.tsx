import { useSite } from '#web/site/parts/site-context.tsx'

/** Section on what the bot is and is not, side by side. */
export function WhatItIs() {
  const { what } = useSite().words.home
  return (
    <section className="what paper" aria-labelledby="what-title">
      <h2 id="what-title">{what.title}</h2>
      <div className="sides">
        <div>
          <h3>{what.is}</h3>
          <ul>
            {[what.program, what.connection, what.subscription].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div className="not">
          <h3>{what.isNot}</h3>
          <ul>
            {[what.fund, what.advice, what.guarantee].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
