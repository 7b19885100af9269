import type { Api, CallName } from '#contract/api.ts'

type Line<N extends CallName> = `${Api[N]['method']} ${Api[N]['path']}`

/**
 * What of the contract a browser needs to make a call: method and path. Said once more, so that the contract's schemas
 * and zod with them (22 kB) stay out of the first load; a line that differs, lacks or is one too many does not compile.
 */
export const wire: { readonly [N in CallName]: Line<N> } = {
  sendContact: 'POST /api/contact',
  locateVisitor: 'GET /api/geo',
  logIn: 'POST /api/auth/admin',
  readSession: 'GET /api/auth/session',
  logOut: 'DELETE /api/auth/session',
  changePassword: 'POST /api/auth/password',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/{id}',
  endOtherSessions: 'DELETE /api/sessions',
  showSecondFactor: 'POST /api/auth/second-factor',
  challengePasskey: 'POST /api/auth/passkey-challenge',
  prove: 'POST /api/auth/prove',
  readFactors: 'GET /api/auth/factors',
  startTotp: 'POST /api/auth/totp',
  confirmTotp: 'POST /api/auth/totp/confirmation',
  removeTotp: 'DELETE /api/auth/totp',
  startPasskey: 'POST /api/auth/new-passkey',
  addPasskey: 'POST /api/auth/passkeys',
  removePasskey: 'DELETE /api/auth/passkeys/{id}',
  renewRecoveryCodes: 'POST /api/auth/recovery-codes',
  listPeople: 'GET /api/users',
  changePerson: 'PATCH /api/users/{id}',
  resetSecondFactor: 'POST /api/users/{id}/reset-second-factor',
  resetPassword: 'POST /api/users/{id}/reset-password',
  listInvitations: 'GET /api/invitations',
  invite: 'POST /api/invitations',
  revokeInvitation: 'DELETE /api/invitations/{id}',
  readInvitation: 'POST /api/join/invitation',
  acceptInvitation: 'POST /api/join',
  listAudit: 'GET /api/audit',
  exportAudit: 'GET /api/audit/export',
  listLeads: 'GET /api/leads',
  readBoard: 'GET /api/board',
  readLead: 'GET /api/leads/{id}',
  changeLead: 'PATCH /api/leads/{id}',
  deleteLead: 'DELETE /api/leads/{id}',
  listInteractions: 'GET /api/leads/{id}/interactions',
  addInteraction: 'POST /api/lead-interactions',
  listPlatforms: 'GET /api/platforms',
  listMails: 'GET /api/mails',
  readMail: 'GET /api/mails/{id}',
  retryMail: 'POST /api/mails/{id}/retry',
  findPerson: 'POST /api/people/find',
  exportPerson: 'POST /api/people/export',
  erasePerson: 'POST /api/people/erase',
  listConsents: 'GET /api/leads/{id}/consents',
  withdrawConsent: 'POST /api/consents/{id}/withdraw',
  readRetention: 'GET /api/settings/retention',
  changeRetention: 'PATCH /api/settings/retention',
  listPurges: 'GET /api/purges',
  sendSetup: 'POST /api/send-account-setup',
  listSetups: 'GET /api/subscription-setups',
  readSetup: 'GET /api/subscription-setups/{id}',
  changeSetup: 'PATCH /api/subscription-setups/{id}',
  deleteSetup: 'DELETE /api/subscription-setups/{id}',
  sendCancellation: 'POST /api/cancel',
  listCancellations: 'GET /api/cancellations',
  changeCancellation: 'PATCH /api/cancellations/{id}',
  revealPassword: 'POST /api/subscription-setups/{id}/reveal',
  listOperations: 'GET /api/trading-operations',
  listRecentMonths: 'GET /api/performance/last-six-months',
  listMonths: 'GET /api/performance',
  saveMonth: 'POST /api/performance',
  readSettings: 'GET /api/settings',
  changeSettings: 'PATCH /api/settings',
  listClaims: 'GET /api/claims',
  stateClaim: 'PUT /api/claims/{id}',
  withdrawClaim: 'DELETE /api/claims/{id}',
  followEvents: 'GET /api/events',
  readDescription: 'GET /api/openapi.json',
}

/** Method and path of a call. */
export function methodAndPath(name: CallName): [method: string, path: string] {
  const line = wire[name]
  const gap = line.indexOf(' ')
  return [line.slice(0, gap), line.slice(gap + 1)]
}
