import type { ReactNode } from 'react'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The product as a picture: prices go to the bot, orders go to an account, and the account is the visitor's. */
export function Scene() {
  const { scene } = useSite().words.home
  return (
    <figure className="scene">
      <figcaption>{scene.label}</figcaption>
      <ol>
        <Place title={scene.market} text={scene.prices}>
          <path d="M7 30v12M19 20v14M31 24v10M43 10v16" />
          <path className="fine" d="M7 24v24M19 14v26M31 18v22M43 4v28" />
        </Place>
        <Place title={scene.bot} text={scene.rules}>
          <path className="fine" d="M16 2h18l12 12v18L34 46H16L4 32V14z" />
          <path className="fine" d="M15 17h20M15 24h20M15 31h20" />
          <circle cx="29" cy="17" r="2.5" />
          <circle cx="20" cy="24" r="2.5" />
          <circle cx="32" cy="31" r="2.5" />
        </Place>
        <Place title={scene.account} text={scene.yours}>
          <path className="fine" d="M4 8h42v32H4zM4 16h42" />
          <circle className="fine" cx="25" cy="28" r="8" />
          <circle cx="25" cy="28" r="3" />
        </Place>
      </ol>
    </figure>
  )
}

function Place({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        {children}
      </svg>
      <div>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </li>
  )
}
