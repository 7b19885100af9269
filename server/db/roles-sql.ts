import { type Action, can, roles } from '#domain/staff/permissions.ts'

/** The roles that may do an action, as a list of SQL literals. */
export const rolesWith = (action: Action): string =>
  roles
    .filter((role) => can(role, action))
    .map((role) => `'${role}'`)
    .join(', ')
