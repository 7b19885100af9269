import { ownAccount } from './account-en.ts'
import { accounts } from './accounts-en.ts'
import { addLead } from './add-lead-en.ts'
import { analytics } from './analytics-en.ts'
import { audit } from './audit-en.ts'
import { automation } from './automation-en.ts'
import { bin } from './bin-en.ts'
import { brokerMails } from './broker-mails-en.ts'
import { cancellations } from './cancellations-en.ts'
import { channels } from './channels-en.ts'
import { checkout } from './checkout-en.ts'
import { claims } from './claims-en.ts'
import { commands } from './commands-en.ts'
import { connections } from './connections-en.ts'
import { conversion } from './conversion-en.ts'
import { customers } from './customers-en.ts'
import { desk } from './desk-en.ts'
import { duplicates } from './duplicates-en.ts'
import { words as first } from './first-en.ts'
import { hours } from './hours-en.ts'
import { inbox } from './inbox-en.ts'
import { insight } from './insight-en.ts'
import { leadRecord } from './lead-record-en.ts'
import { learning } from './learning-en.ts'
import { lostReasons } from './lost-reasons-en.ts'
import { origin } from './origin-en.ts'
import { outbox } from './outbox-en.ts'
import { invitation, people } from './people-en.ts'
import { phone } from './phone-en.ts'
import { privacy } from './privacy-en.ts'
import { quarantine } from './quarantine-en.ts'
import { record } from './record-en.ts'
import { settings } from './settings-en.ts'
import { setups } from './setups-en.ts'
import { startList } from './start-list-en.ts'
import { templates } from './templates-en.ts'
import { thread } from './thread-en.ts'
import { transfer } from './transfer-en.ts'

/** English, everything; every other language of the staff area must fill in this shape. */
export const words = {
  ...first,
  addLead,
  desk,
  accounts,
  brokerMails,
  setups,
  cancellations,
  checkout,
  customers,
  claims,
  commands,
  settings,
  startList,
  templates,
  ownAccount,
  people,
  invitation,
  analytics,
  audit,
  automation,
  origin,
  outbox,
  phone,
  privacy,
  bin,
  duplicates,
  conversion,
  hours,
  insight,
  leadRecord,
  learning,
  channels,
  connections,
  lostReasons,
  thread,
  inbox,
  transfer,
  quarantine,
  record,
}

export type StaffWords = typeof words
