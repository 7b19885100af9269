import { useNavigate } from '@tanstack/react-router'
import { languageFacts, staffLanguages } from '#domain/site/languages.ts'
import { openAddLead } from '#web/admin/parts/add-lead.ts'
import { useCan, useSession, useSessionControl } from '#web/admin/parts/session.tsx'
import { useSound } from '#web/admin/parts/sound.ts'
import { themes, useTheme } from '#web/admin/parts/theme.ts'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords, useLanguage } from '#web/admin/parts/words.tsx'
import type { CommandGroup } from '#web/kit/CommandMenu.tsx'
import { screensFor } from '../screens.ts'
import { isMac, readableKeys, type ShortcutName } from './shortcuts.ts'

/** Commands available everywhere: views of the leads, screens, own settings. */
export function useGeneralCommands(onHelp: () => void): readonly CommandGroup[] {
  const words = useAllWords()
  const { user } = useSession()
  const { logOut } = useSessionControl()
  const navigate = useNavigate()
  const mayAdd = useCan('lead.write')
  const sound = useSound()
  const [theme, setTheme] = useTheme()
  const [language, setLanguage] = useLanguage()
  const { act } = useAct()
  const { commands: own } = words
  const keys = (name: ShortcutName) => readableKeys(name, isMac, own.afterwards)
  const leads = (search: Record<string, string>) => () => void navigate({ to: '/admin', search })
  const shortcutOf: Record<string, ShortcutName> = {
    leads: 'goLeads',
    day: 'goDay',
    quarantine: 'goQuarantine',
    setups: 'goSetups',
    performance: 'goPerformance',
  }
  return [
    {
      label: own.groups.go,
      items: screensFor(user.role).map(({ name, to, icon }) => ({
        id: `go-${name}`,
        label: words.screens[name],
        icon,
        shortcut: shortcutOf[name] && keys(shortcutOf[name]),
        run: () => void navigate({ to }),
      })),
    },
    {
      label: own.groups.views,
      items: [
        { id: 'view-board', label: own.names.viewBoard, icon: 'columns', shortcut: keys('viewBoard'), run: leads({}) },
        {
          id: 'view-grid',
          label: own.names.viewGrid,
          icon: 'panel',
          shortcut: keys('viewGrid'),
          run: leads({ view: 'grid' }),
        },
        {
          id: 'view-table',
          label: own.names.viewTable,
          icon: 'menu',
          shortcut: keys('viewTable'),
          run: leads({ view: 'table' }),
        },
        { id: 'overdue', label: own.overdue, icon: 'alert', run: leads({ overdue: 'yes' }) },
        { id: 'mine', label: own.mine, icon: 'user', run: leads({ assignee: user.username }) },
        ...(mayAdd
          ? [
              {
                id: 'add',
                label: own.names.addLead,
                icon: 'plus' as const,
                shortcut: keys('addLead'),
                run: () => openAddLead(),
              },
            ]
          : []),
        { id: 'new', label: own.nobodys, icon: 'plus', run: leads({ status: 'new' }) },
      ],
    },
    {
      label: own.groups.settings,
      items: [
        { id: 'account', label: words.account.own, icon: 'key', run: () => void navigate({ to: '/admin/account' }) },
        { id: 'sound', label: words.sound.label, icon: 'bell', run: sound.toggle },
        ...themes
          .filter((one) => one !== theme)
          .map((one) => ({
            id: `theme-${one}`,
            label: `${words.theme.label}: ${words.theme[one]}`,
            icon: 'contrast' as const,
            run: () => setTheme(one),
          })),
        ...staffLanguages
          .filter((one) => one !== language)
          .map((one) => ({
            id: `language-${one}`,
            label: `${words.language}: ${languageFacts[one].nativeName}`,
            icon: 'globe' as const,
            run: () => setLanguage(one),
          })),
        { id: 'help', label: own.help, icon: 'info', shortcut: keys('help'), run: onHelp },
        {
          id: 'log-out',
          label: words.account.logOut,
          icon: 'logout',
          run: () => void act('log-out', words.account.logOutFailed, logOut),
        },
      ],
    },
  ]
}
