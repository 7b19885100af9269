import { useNavigate } from '@tanstack/react-router'
import { useCan, useSession } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import type { CommandGroup } from '#web/kit/CommandMenu.tsx'
import type { StaffWords } from '#web/words/staff/en.ts'
import { mayOpen } from '../screens.ts'

/** Settings by name: the screen, their section (its title is the anchor), their labels. */
const sectionsOf = (words: StaffWords) => {
  const { settings, channels, connections, checkout, people, hours, privacy, ownAccount, phone, screens } = words
  const { brand, terms, links, countries, look, site } = settings
  const at = (to: string, screen: string, sections: readonly (readonly [section: string, ...labels: string[]])[]) =>
    sections.flatMap(([section, ...labels]) => [section, ...labels].map((label) => ({ to, screen, section, label })))
  return [
    ...at('/admin/settings', screens.settings, [
      [brand.title, brand.name, brand.tagline],
      [terms.title, terms.price, terms.trial, terms.deposit],
      [links.title, links.checkout, links.broker, links.whatsapp, links.email],
      [site.title, site.mode, site.share],
      [look.title, look.ink, look.accent, look.logo],
      [countries.title],
    ]),
    ...at('/admin/channels', screens.channels, [
      [channels.mail.title, channels.mail.smtp.title, channels.mail.mailbox],
      [channels.messengers.title, channels.messengers.whatsapp.title, channels.messengers.telegram.title],
    ]),
    ...at('/admin/connections', screens.connections, [
      [connections.keys.title],
      [connections.hooks.title],
      [checkout.title],
      [checkout.file.title],
    ]),
    ...at('/admin/people', screens.people, [[hours.teamTitle], [people.rolesTitle]]),
    ...at('/admin/privacy', screens.privacy, [
      [privacy.offers.title],
      [privacy.person],
      [privacy.retention],
      [privacy.purges],
    ]),
    ...at('/admin/account', ownAccount.title, [
      [ownAccount.contact.title, people.language],
      [ownAccount.signIn.title, ownAccount.signIn.password],
      [ownAccount.factors.title, ownAccount.factors.passkeys],
      [ownAccount.timeZone.title, ownAccount.timeZone.label],
      [hours.title],
      [phone.title],
      [ownAccount.sessions.title],
    ]),
  ]
}

/** Every setting this role may see, to be found by its name. */
export function useSettingCommands(): CommandGroup {
  const words = useAllWords()
  const { role } = useSession().user
  const managesTeam = useCan('users.manage')
  const navigate = useNavigate()
  const access = words.people.accessRules.title
  const found = [
    ...sectionsOf(words),
    ...(managesTeam ? [{ to: '/admin/people', screen: words.screens.people, section: access, label: access }] : []),
  ]
  return {
    label: words.places.settings,
    items: found
      .filter(({ to }) => mayOpen(role, to))
      .map(({ to, screen, section, label }) => ({
        id: `setting-${to}-${section}-${label}`,
        label,
        detail: screen,
        icon: 'sliders',
        run: () => void navigate({ to, hash: section }),
      })),
  }
}
