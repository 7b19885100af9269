import { ownAccount } from './account-ar.ts'
import { accounts } from './accounts-ar.ts'
import { addLead } from './add-lead-ar.ts'
import { analytics } from './analytics-ar.ts'
import { audit } from './audit-ar.ts'
import { automation } from './automation-ar.ts'
import { bin } from './bin-ar.ts'
import { brokerMails } from './broker-mails-ar.ts'
import { cancellations } from './cancellations-ar.ts'
import { channels } from './channels-ar.ts'
import { checkout } from './checkout-ar.ts'
import { claims } from './claims-ar.ts'
import { commands } from './commands-ar.ts'
import { connections } from './connections-ar.ts'
import { conversion } from './conversion-ar.ts'
import { customers } from './customers-ar.ts'
import { desk } from './desk-ar.ts'
import { duplicates } from './duplicates-ar.ts'
import type { StaffWords } from './en.ts'
import { words as first } from './first-ar.ts'
import { hours } from './hours-ar.ts'
import { inbox } from './inbox-ar.ts'
import { insight } from './insight-ar.ts'
import { leadRecord } from './lead-record-ar.ts'
import { learning } from './learning-ar.ts'
import { lostReasons } from './lost-reasons-ar.ts'
import { origin } from './origin-ar.ts'
import { outbox } from './outbox-ar.ts'
import { invitation, people } from './people-ar.ts'
import { phone } from './phone-ar.ts'
import { privacy } from './privacy-ar.ts'
import { quarantine } from './quarantine-ar.ts'
import { record } from './record-ar.ts'
import { settings } from './settings-ar.ts'
import { setups } from './setups-ar.ts'
import { startList } from './start-list-ar.ts'
import { templates } from './templates-ar.ts'
import { thread } from './thread-ar.ts'
import { transfer } from './transfer-ar.ts'

export const words: StaffWords = {
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
