import { ownAccount } from './account-ru.ts'
import { accounts } from './accounts-ru.ts'
import { addLead } from './add-lead-ru.ts'
import { analytics } from './analytics-ru.ts'
import { audit } from './audit-ru.ts'
import { automation } from './automation-ru.ts'
import { bin } from './bin-ru.ts'
import { brokerMails } from './broker-mails-ru.ts'
import { cancellations } from './cancellations-ru.ts'
import { channels } from './channels-ru.ts'
import { checkout } from './checkout-ru.ts'
import { claims } from './claims-ru.ts'
import { commands } from './commands-ru.ts'
import { connections } from './connections-ru.ts'
import { conversion } from './conversion-ru.ts'
import { customers } from './customers-ru.ts'
import { desk } from './desk-ru.ts'
import { duplicates } from './duplicates-ru.ts'
import type { StaffWords } from './en.ts'
import { words as first } from './first-ru.ts'
import { hours } from './hours-ru.ts'
import { inbox } from './inbox-ru.ts'
import { insight } from './insight-ru.ts'
import { leadRecord } from './lead-record-ru.ts'
import { learning } from './learning-ru.ts'
import { lostReasons } from './lost-reasons-ru.ts'
import { origin } from './origin-ru.ts'
import { outbox } from './outbox-ru.ts'
import { invitation, people } from './people-ru.ts'
import { phone } from './phone-ru.ts'
import { privacy } from './privacy-ru.ts'
import { quarantine } from './quarantine-ru.ts'
import { record } from './record-ru.ts'
import { settings } from './settings-ru.ts'
import { setups } from './setups-ru.ts'
import { startList } from './start-list-ru.ts'
import { templates } from './templates-ru.ts'
import { thread } from './thread-ru.ts'
import { transfer } from './transfer-ru.ts'

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
