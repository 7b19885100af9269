import { useSite } from './site-context.tsx'

/**
 * Whether this page reaches the server, asked by the page itself; hidden until there is an answer to show, so it says
 * nothing without a script. The script puts the measured time in place of `{}`.
 */
export function Probe({ online, className }: { online: string; className?: string }) {
  const { words } = useSite()
  const { status } = words.hero
  return (
    <p
      className={['probe', className].filter(Boolean).join(' ')}
      data-probe=""
      data-online={online}
      data-offline={status.offline}
      hidden
    >
      {status.checking}
    </p>
  )
}
