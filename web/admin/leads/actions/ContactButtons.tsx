import { quickActions } from '#domain/leads/options.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Menu } from '#web/kit/Menu.tsx'
import { actionIcons } from './ActionMenu.tsx'
import { type Reachable, useQuickActions } from './quick-actions.ts'

/** A button for a chat, if the lead has a phone number, and a menu of all quick actions. */
export function ContactButtons({ lead }: { lead: Reachable }) {
  const { work } = useWords()
  const act = useQuickActions()
  return (
    <>
      {lead.phone !== '' && (
        <IconButton
          size="small"
          icon={actionIcons.whatsapp}
          label={work.chatWith(lead.name)}
          onClick={() => act(lead, 'whatsapp')}
        />
      )}
      <Menu
        trigger={<IconButton size="small" icon="phone" label={work.actionsOf(lead.name)} />}
        items={quickActions.map((action) => ({
          label: work.actions[action],
          icon: actionIcons[action],
          onSelect: () => act(lead, action),
        }))}
      />
    </>
  )
}
