import { ownAccount } from './account-en.ts'
import { audit } from './audit-en.ts'
import { leads } from './leads-en.ts'
import { outbox } from './outbox-en.ts'
import { invitation, people } from './people-en.ts'
import { privacy } from './privacy-en.ts'
import { proof, secondFactor } from './proof-en.ts'
import { record } from './record-en.ts'
import { setups } from './setups-en.ts'
import { shell } from './shell-en.ts'

/** English; every other language of the staff area must fill in this shape. */
export const words = {
  ...shell,
  leads,
  setups,
  ownAccount,
  proof,
  secondFactor,
  people,
  invitation,
  audit,
  outbox,
  privacy,
  record,
}

export type StaffWords = typeof words
