import { roles } from '#domain/staff/permissions.ts'
import { Row, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'

/** The purpose of each role, in words. */
export function RolesSection() {
  const { people, account } = useAllWords()
  return (
    <Section title={people.rolesTitle} text={people.rolesText}>
      {roles.map((role) => (
        <Row key={role} title={account.roles[role]} text={people.roles[role]} />
      ))}
    </Section>
  )
}
