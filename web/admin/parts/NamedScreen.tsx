import { Link } from '@tanstack/react-router'
import type { Action } from '#domain/staff/permissions.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'
import { useCan } from './session.tsx'
import { useWords } from './words.tsx'

/** The screens that sentences name, and who may open them, as in `web/admin/shell/screens`. */
export const namedScreens = {
  channels: ['/admin/channels', 'connections.manage'],
  connections: ['/admin/connections', 'connections.manage'],
  customers: ['/admin/customers', 'setup.read'],
  people: ['/admin/people', 'users.read'],
  performance: ['/track-record', 'record.write'],
  templates: ['/admin/templates', 'lead.write'],
  account: ['/admin/account', null],
} as const satisfies Record<string, readonly [path: string, action: Action | null]>
type Named = keyof typeof namedScreens

const nameOf = (screen: Named, { screens, account }: Pick<FirstWords, 'screens' | 'account'>) =>
  screen === 'account' ? account.own : screens[screen]

/** The sentence before and after the name of a screen in it; null where it has none. */
export function aroundName(text: string, screen: Named, words: Pick<FirstWords, 'screens' | 'account'>) {
  const name = nameOf(screen, words)
  const at = text.lastIndexOf(name)
  return at < 0 ? null : { before: text.slice(0, at), name, after: text.slice(at + name.length) }
}

type NamedScreenProps = {
  text: string
  screen: Named
  /** Opens in a tab of its own: what is typed here would be lost. */
  newTab?: boolean
}

/** A sentence in which the name of a screen is a link to it, for those who may open it. */
export function NamedScreen({ text, screen, newTab }: NamedScreenProps) {
  const words = useWords()
  const [to, action] = namedScreens[screen]
  const may = useCan(action ?? 'lead.read')
  const found = aroundName(text, screen, words)
  if (!found || (action !== null && !may)) return text
  return (
    <>
      {found.before}
      <Link to={to} {...(newTab && { target: '_blank' })}>
        {found.name}
      </Link>
      {found.after}
    </>
  )
}
