import { Picture } from './Picture.tsx'
import { useSite } from './site-context.tsx'

/**
 * The flow of money as a picture: prices go to the bot, orders to the visitor's account, and nothing leads out of it.
 * `isFirst`: in the first screen.
 */
export function Scene({ isFirst = false }: { isFirst?: boolean }) {
  const { scene } = useSite().words.home
  const places = [
    [scene.market, scene.prices],
    [scene.bot, scene.rules],
    [scene.account, scene.yours],
  ] as const
  return (
    <figure className="scene">
      <Picture name="money" alt={scene.label} isFirst={isFirst} />
      <ol>
        {places.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption>{scene.flow}</figcaption>
    </figure>
  )
}
