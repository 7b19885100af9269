import { useSite } from './site-context.tsx'

/**
 * If this page reaches the server, as tested by the page; hidden until then, so it needs a script. The script replaces
 * `{}` by the measured time.
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
