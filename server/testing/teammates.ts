import type { Role } from '#domain/staff/permissions.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { newId } from '#server/db/id.ts'
import { users } from '#server/db/schema/staff.ts'
import { hashPassword } from '#server/staff/password.ts'
import { type Product, sessionOf } from './product.ts'

export type Teammate = { readonly id: string; readonly username: string; readonly password: string }

const password = 'the password of a teammate'
let hash: Promise<string> | undefined

/** Adds a teammate as an owner would, by default with a unique name. */
export async function addTeammate(
  { database }: Pick<Product, 'database'>,
  role: Role = 'agent',
  name?: string,
): Promise<Teammate> {
  const id = newId()
  const username = name ?? `${role} ${id}`
  // Hashing the same password once a process is enough.
  hash ??= hashPassword(password)
  await database.sql
    .insert(users)
    .values({ id, username, usernameKey: usernameKey(username), role, password: await hash })
  return { id, username, password }
}

/** The same, with a session. */
export async function joinTeam(
  product: Pick<Product, 'database'>,
  role: Role = 'agent',
): Promise<Teammate & { readonly headers: { cookie: string } }> {
  const teammate = await addTeammate(product, role)
  return { ...teammate, headers: await sessionOf(product, teammate) }
}
