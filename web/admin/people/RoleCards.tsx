import { type Role, roles } from '#domain/staff/permissions.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'

type RoleCardsProps = { value: Role; onChange: (role: Role) => void; error?: string | undefined }

/** The roles with their purpose. */
export function RoleCards(props: RoleCardsProps) {
  const { people, account } = useAllWords()
  return (
    <RadioCards
      {...props}
      label={people.role}
      name="role"
      options={roles.map((role) => ({ value: role, label: account.roles[role], text: people.roles[role] }))}
    />
  )
}
