import { z } from 'zod'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { choice, id, moment, text } from './text.ts'

/** An entry of the append-only log: who did what to which record, when and from where. */
const auditEntry = z.strictObject({
  id: z.int(),
  at: moment,
  /** Null: the product itself, or a visitor. */
  userId: id.nullable(),
  username: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** Name of the lead it was about; null for any other record, and for an erased lead. */
  leadName: z.string().nullable(),
  /** Names of fields and codes; never personal data. */
  detail: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

/**
 * Refused access and signs of copying: wrong passwords at login, failed step-ups (password) and second factors, calls
 * that a role does not allow, and one session that was shown more leads than a person reads.
 */
const refusalKinds = [
  'login_refused',
  'key_refused',
  'proof_refused',
  'factor_refused',
  'call_denied',
  'bulk_read',
] as const
export type RefusalKind = (typeof refusalKinds)[number]

/** Refusals of one kind, from one address and for one name or person, within ten minutes. */
const accessRefusal = z.strictObject({
  id: z.int(),
  kind: choice(refusalKinds),
  address: z.string(),
  /** The teammate it was about; null for a name that is not on the team. */
  username: z.string().nullable(),
  call: z.string().nullable(),
  count: z.int(),
  firstAt: moment,
  lastAt: moment,
})
export type AccessRefusal = z.output<typeof accessRefusal>

const auditFilter = {
  userId: filter(id),
  action: filter(text(80)),
  entity: filter(text(80)),
  entityId: filter(text(80)),
  /** From this moment on. */
  from: filter(moment),
  /** Before this moment. */
  to: filter(moment),
}
export type AuditFilter = z.output<ReturnType<typeof z.strictObject<typeof auditFilter>>>

export const auditRoutes = routes({
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    summary: 'The audit log by filter, newest first, page by page; with every action that occurs in it',
    access: { staff: 'audit.read' },
    limit: { max: 600, windowSeconds: 60 },
    query: z.strictObject({
      ...auditFilter,
      limit: pageSize,
      cursor: filter(
        z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid'),
      ),
    }),
    response: z.strictObject({
      data: z.array(auditEntry),
      nextCursor: z.string().nullable(),
      /** For the filter: every action there is. */
      actions: z.array(z.string()),
    }),
  },
  listRefusals: {
    method: 'GET',
    path: '/api/access-refusals',
    summary:
      'Refused logins, step-ups and calls, and sessions that read in bulk: the latest hundred, counted in windows of ten minutes',
    access: { staff: 'users.manage' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(accessRefusal) }),
  },
  exportAudit: {
    method: 'GET',
    path: '/api/audit/export',
    summary:
      'The audit log by filter as CSV (RFC 4180, UTF-8, safe to open in a spreadsheet); the export is audited itself',
    access: { staff: 'audit.read' },
    limit: { max: 20, windowSeconds: 300 },
    stepUp: true,
    query: z.strictObject(auditFilter),
    download: 'text/csv; charset=utf-8',
  },
})
