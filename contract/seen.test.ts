import { describe, expect, it } from 'vitest'
import { api, type CallName } from './api.ts'
import type { Route } from './route.ts'

/** Why a writing call takes no seen values: it overwrites nothing a teammate may have changed. */
const reasons = {
  adds: 'It adds something; what is there stays as it is.',
  own: 'It changes what only the caller has: a session, a factor, a device, what they have read.',
  visitor: 'A visitor sends it, who sees nothing of what is stored.',
  same: 'What it acts on never changes: it is there as it was shown, or gone.',
  once: 'It goes one step on, by the state that is stored; in another state it is a conflict or does nothing.',
  kept: 'It takes back its own change and keeps what came since.',
  named: 'The body says what it is meant for, which must still be so.',
  nothing: 'It changes nothing that is stored.',
} as const

const unseen: { readonly [N in CallName]?: keyof typeof reasons } = {
  sendContact: 'visitor',
  sendSetup: 'visitor',
  sendCancellation: 'visitor',
  receiveStripeEvent: 'visitor',
  receivePaymentEvent: 'visitor',
  readInvitation: 'visitor',
  acceptInvitation: 'visitor',

  logIn: 'own',
  enterDemonstration: 'own',
  changeOwnContact: 'own',
  logOut: 'own',
  changePassword: 'own',
  endSession: 'own',
  endOtherSessions: 'own',
  showSecondFactor: 'own',
  challengePasskey: 'own',
  prove: 'own',
  startTotp: 'own',
  confirmTotp: 'own',
  removeTotp: 'own',
  startPasskey: 'own',
  addPasskey: 'own',
  removePasskey: 'own',
  renewRecoveryCodes: 'own',
  seeBoard: 'own',
  seeAlerts: 'own',
  finishNotice: 'own',
  showPresence: 'own',
  endPresence: 'own',
  addPushDevice: 'own',
  renewPushDevice: 'own',
  removePushDevice: 'own',
  changeQuietHours: 'own',
  changeTimeZone: 'own',
  changeWeeklySummary: 'own',

  invite: 'adds',
  addLead: 'adds',
  addInteraction: 'adds',
  actQuickly: 'adds',
  addTask: 'adds',
  addAttachment: 'adds',
  addMessageFile: 'adds',
  addRuleFile: 'adds',
  saveView: 'adds',
  addRule: 'adds',
  addApiKey: 'adds',
  addWebhook: 'adds',
  addCheckoutLink: 'adds',
  importPayments: 'adds',
  undoPaymentImport: 'once',
  renewWebhookSecret: 'adds',
  renewInboundSecret: 'adds',
  makeStartLink: 'adds',
  testWebhook: 'adds',
  testMailChannel: 'adds',
  takeOlderMails: 'adds',
  stopOlderMails: 'once',
  startMailSignIn: 'adds',
  finishMailSignIn: 'once',
  addSnippet: 'adds',
  createImport: 'adds',
  checkImportRows: 'adds',
  analyseLead: 'adds',
  analyseSentiment: 'adds',
  translateMessage: 'adds',
  translateDraft: 'adds',
  learnNow: 'adds',
  registerAccount: 'adds',
  importReport: 'adds',
  importOperations: 'adds',
  importGoldPrices: 'adds',
  uploadBrokerMail: 'adds',
  reportFault: 'adds',

  resetPassword: 'once',
  resetSecondFactor: 'once',
  cancelBulk: 'once',
  claimLead: 'once',
  decideOutcome: 'once',
  attachMessages: 'once',
  retryRun: 'once',
  startRule: 'adds',
  stopRun: 'once',
  settleRecommendation: 'once',
  startImport: 'once',
  cancelImport: 'once',
  discardImport: 'once',
  cancelReportImport: 'once',
  releaseQuarantined: 'once',
  retryMail: 'once',
  replayWebhookDelivery: 'once',
  withdrawConsent: 'once',
  tryAddressAgain: 'once',
  restoreLead: 'once',
  checkBrokerMail: 'once',

  revokeInvitation: 'same',
  revokeApiKey: 'same',
  deleteAttachment: 'same',
  deleteMessageFile: 'same',
  undoInteraction: 'same',
  purgeLead: 'same',
  discardQuarantined: 'same',
  deleteBrokerMail: 'same',
  removeGoldPrices: 'same',

  undoBulk: 'kept',

  fixImportMistake: 'named',
  fixImportPhones: 'once',
  erasePerson: 'named',
  changeOffers: 'named',
  confirmPurge: 'named',
  changeMailChannel: 'named',
  changeMailServer: 'named',
  changeWhatsApp: 'named',
  changeTelegram: 'named',
  setMessagesAside: 'named',

  findKnownLeads: 'nothing',
  tryRule: 'nothing',
  findPerson: 'nothing',
  exportPerson: 'nothing',
  revealPassword: 'nothing',
  exportBrokerMail: 'nothing',
}

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}

const takesSeen = ({ body, query }: Route) =>
  ['seen', 'seenAt', 'version'].some((name) => name in fieldsOf(body) || name in fieldsOf(query))

const writing = Object.entries(api as Record<string, Route>).filter(([, { method }]) => method !== 'GET')

describe('the seen values of a change', () => {
  it.each(writing)('are sent with %s, or a reason says why not', (name, route) => {
    expect([takesSeen(route), unseen[name as CallName] !== undefined]).toEqual(
      takesSeen(route) ? [true, false] : [false, true],
    )
  })

  it.each(writing.filter(([, route]) => takesSeen(route)))('make %s a conflict when outdated', (_, route) => {
    expect(route.errors).toContain('conflict')
  })

  it('have no reason for an unknown call', () => {
    const names = new Set(writing.map(([name]) => name))
    expect(Object.keys(unseen).filter((name) => !names.has(name))).toEqual([])
  })
})
