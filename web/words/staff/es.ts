import { ownAccount } from './account-es.ts'
import { accounts } from './accounts-es.ts'
import { addLead } from './add-lead-es.ts'
import { analytics } from './analytics-es.ts'
import { audit } from './audit-es.ts'
import { automation } from './automation-es.ts'
import { bin } from './bin-es.ts'
import { brokerMails } from './broker-mails-es.ts'
import { cancellations } from './cancellations-es.ts'
import { channels } from './channels-es.ts'
import { checkout } from './checkout-es.ts'
import { claims } from './claims-es.ts'
import { commands } from './commands-es.ts'
import { connections } from './connections-es.ts'
import { conversion } from './conversion-es.ts'
import { customers } from './customers-es.ts'
import { desk } from './desk-es.ts'
import { duplicates } from './duplicates-es.ts'
import type { StaffWords } from './en.ts'
import { words as first } from './first-es.ts'
import { hours } from './hours-es.ts'
import { inbox } from './inbox-es.ts'
import { insight } from './insight-es.ts'
import { leadRecord } from './lead-record-es.ts'
import { learning } from './learning-es.ts'
import { lostReasons } from './lost-reasons-es.ts'
import { origin } from './origin-es.ts'
import { outbox } from './outbox-es.ts'
import { invitation, people } from './people-es.ts'
import { phone } from './phone-es.ts'
import { privacy } from './privacy-es.ts'
import { quarantine } from './quarantine-es.ts'
import { record } from './record-es.ts'
import { settings } from './settings-es.ts'
import { setups } from './setups-es.ts'
import { startList } from './start-list-es.ts'
import { templates } from './templates-es.ts'
import { thread } from './thread-es.ts'
import { transfer } from './transfer-es.ts'

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
