import { describe, expect, it } from 'vitest'
import { can, type Role } from '#domain/staff/permissions.ts'
import { api, type CallName } from './api.ts'
import type { Route } from './route.ts'

const routes = Object.entries(api) as [CallName, Route][]
const namesWhere = (holds: (route: Route) => boolean) =>
  routes
    .filter(([, route]) => holds(route))
    .map(([name]) => name)
    .toSorted()
/** Calls with this minimum role. */
const fromRole = (role: Role, lower: Role) =>
  namesWhere(({ access }) => typeof access === 'object' && can(role, access.staff) && !can(lower, access.staff))
const words = (text: string) => text.trim().split(/\s+/)

/*
 * Access to every call, listed again by hand: a call that moves to another list was opened or closed, by mistake or on
 * purpose.
 */
describe('calls', () => {
  it('are open to strangers', () => {
    expect(namesWhere(({ access }) => access === 'public')).toEqual(
      words(`
      acceptInvitation enterDemonstration listMonths listOperations listPublishedAccounts listRecentMonths locateVisitor logIn
      readInvitation readLedger receivePaymentEvent receiveStripeEvent sendCancellation sendContact sendSetup
    `),
    )
  })

  it('are for owners alone', () => {
    expect(fromRole('owner', 'manager')).toEqual(
      words(`
      addApiKey addWebhook changeAccessRules changeMailChannel changeMailServer changeOffers changePerson changeRetention changeSettings changeTelegram changeWebhook changeWhatsApp confirmPurge countOlderMails deleteWebhook
      exportBrokerMail finishMailSignIn invite listApiKeys listInvitations listRefusals listWebhookDeliveries listWebhooks
      readAccessRules readHeldAccess readMailChannel readMessengers renewInboundSecret renewWebhookSecret replayWebhookDelivery resetPassword resetSecondFactor revokeApiKey
      revokeInvitation startMailSignIn stopOlderMails takeOlderMails testMailChannel testWebhook
    `),
    )
  })

  it('are for managers, not for agents', () => {
    expect(fromRole('manager', 'agent')).toEqual(
      words(`
      addRule addRuleFile cancelImport cancelReportImport changeAccount changeHours changeRule changeTargets changeTeamHours changeWeeklySummary
      checkBrokerMail checkImportRows createImport deleteBrokerMail deleteRule deleteSetup discardImport erasePerson
      exportAudit exportLeads exportPerson exportWorkbook findPerson fixImportMistake fixImportPhones importGoldPrices
      importOperations importPayments importReport learnNow listAccounts listAudit listBin listBrokerMails listChangedSinceImport listClaims
      listImportMistakes listImportRows listImports listMails listPaymentImports listPurges listRuleTemplates purgeLead readCheckoutSetup readCohorts readForecast readFunnel
      readGoldSeries readImport readLearning readMail readMoney readOffers readReportImport readResponse readRetention readSettings
      readSetupFigures readSources readStartList readVariants readWeeklySummary readWorkload registerAccount
      removeGoldPrices resetReplyTemplate restoreRule retryMail retryRun revealPassword revertImport saveLostReasons
      saveMonth saveReplyTemplate startImport stateClaim switchRule tryRule undoPaymentImport undoRule uploadBrokerMail withdrawClaim
    `),
    )
  })

  it('are for agents, not for viewers', () => {
    expect(fromRole('agent', 'viewer')).toEqual(
      words(`
      actQuickly addAttachment addCheckoutLink addInteraction addLead addMessageFile addPushDevice addSnippet addTask analyseLead
      analyseSentiment attachMessages cancelBulk changeCancellation changeLead changeOwnHours changeQuietHours changeSetup changeSnippet changeTask
      claimLead decideOutcome deleteAttachment deleteLead deleteMessageFile deleteSnippet deleteTask discardQuarantined dismissDuplicates
      findKnownLeads listCancellations listChangedSinceMerge listCustomers listDuplicates listMerges listSetups
      listWhatsAppTemplates makeStartLink matchPayer mergeLeads readPush readSetup releaseQuarantined
      removePushDevice renewPushDevice restoreLead sendChatMessage sendMessage setMessagesAside settleMessages
      settleRecommendation startBulk startRule stopRun translateDraft translateMessage tryAddressAgain undoBulk
      undoInteraction undoMerge withdrawConsent
    `),
    )
  })

  it('require a step-up', () => {
    expect(namesWhere(({ stepUp }) => stepUp === true)).toEqual(
      words(`
      addApiKey addPasskey addWebhook changeAccessRules changeMailChannel changeMailServer changeOffers changeOwnContact changePerson changeRetention changeSettings changeTelegram
      changeWebhook changeWhatsApp confirmPurge
      confirmTotp deleteWebhook erasePerson exportAudit exportBrokerMail exportLeads exportPerson exportWorkbook
      invite removePasskey removeTotp renewInboundSecret renewRecoveryCodes renewWebhookSecret resetPassword resetSecondFactor
      revealPassword revokeApiKey revokeInvitation startMailSignIn startPasskey startTotp stateClaim takeOlderMails withdrawClaim
    `),
    )
  })
})
