import { ownAccount } from './account-es.ts'
import { audit } from './audit-es.ts'
import type { StaffWords } from './en.ts'
import { leads } from './leads-es.ts'
import { outbox } from './outbox-es.ts'
import { invitation, people } from './people-es.ts'
import { privacy } from './privacy-es.ts'
import { proof, secondFactor } from './proof-es.ts'
import { record } from './record-es.ts'
import { setups } from './setups-es.ts'
import { shell } from './shell-es.ts'

export const words: StaffWords = {
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
