import { erasedCellsSql } from './analytics/cells-sql.ts'
import { stageChangesSql } from './analytics/stage-changes-sql.ts'
import { auditSql } from './audit/audit-sql.ts'
import { automationSql } from './automation/events-sql.ts'
import { claimsSql } from './claims/claims-sql.ts'
import { appendOnlySql } from './db/append-only-sql.ts'
import { endingsSql } from './db/backup/endings-sql.ts'
import { changeCountersSql } from './db/counters-sql.ts'
import { leadMovesSql } from './db/lead-moves-sql.ts'
import { mailboxesSql } from './db/mailboxes-sql.ts'
import type { RepeatableSql } from './db/repeatable-sql.ts'
import { searchFoldSql } from './db/search-fold-sql.ts'
import { settledClockSql } from './db/settled-clock-sql.ts'
import { columnMomentSql } from './db/stage-sql.ts'
import { pageChangesSql } from './http/pages/page-changes-sql.ts'
import { leadAddressesSql } from './leads/addresses-sql.ts'
import { messagesSql } from './leads/conversation/messages-sql.ts'
import { findDuplicatesSql } from './leads/duplicates/find-sql.ts'
import { personKeysSql } from './leads/duplicates/person-keys-sql.ts'
import { similarLeadsSql } from './leads/listing/similar-sql.ts'
import { messengersSql } from './leads/messengers/messengers-sql.ts'
import { leadSearchTextSql } from './leads/search-text-sql.ts'
import { searchedFieldsSql } from './leads/searched-fields-sql.ts'
import { firstRepliesSql } from './leads/stats/first-replies-sql.ts'
import { leadTotalsSql } from './leads/totals-sql.ts'
import { mailSql } from './outside/mail/mail-sql.ts'
import { pushSql } from './push/push-sql.ts'
import { ledgerSql } from './record/ledger/ledger-sql.ts'
import { setupsSql } from './setups/setups-sql.ts'
import { sessionsSql } from './staff/sessions-sql.ts'
import { subscriptionsSql } from './subscriptions/subscriptions-sql.ts'
import { vaultSql } from './vault/vault-sql.ts'
import { webhooksSql } from './webhooks/webhooks-sql.ts'
import { workingTimeSql } from './working-hours/working-time-sql.ts'

/** All functions, triggers and views of the database, in the order a start applies changed ones. */
export const repeatableSql: readonly RepeatableSql[] = [
  searchFoldSql,
  columnMomentSql,
  leadSearchTextSql,
  personKeysSql,
  appendOnlySql,
  settledClockSql,
  changeCountersSql,
  auditSql,
  leadMovesSql,
  stageChangesSql,
  workingTimeSql,
  erasedCellsSql,
  automationSql,
  claimsSql,
  searchedFieldsSql,
  leadAddressesSql,
  mailboxesSql,
  findDuplicatesSql,
  firstRepliesSql,
  leadTotalsSql,
  similarLeadsSql,
  ledgerSql,
  mailSql,
  messagesSql,
  messengersSql,
  pageChangesSql,
  sessionsSql,
  pushSql,
  setupsSql,
  subscriptionsSql,
  vaultSql,
  webhooksSql,
  endingsSql,
]
