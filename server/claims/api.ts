import type { RegisteredClaim } from '#contract/claims.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { type ClaimFacts, claimFacts } from '#domain/claims/claim-facts.ts'
import { type Claim, isExpired } from '#domain/claims/claims.ts'
import type { SiteMode } from '#domain/site/brand.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { changedSince } from '#server/db/seen.ts'
import { endOf, statementOf } from './statement.ts'
import { deleteStatement, isStated, lockClaim, readHistory, readStated, writeStatement } from './store.ts'

type ClaimParts = {
  readonly database: Database
  /** Every claim as the pages show it in demo mode. */
  readonly readShown: (sql: Sql) => Promise<readonly Claim[]>
  readonly readMode: () => Promise<SiteMode>
}

/** The register of all public claims. */
export function claimHandlers({
  database: { sql: db },
  readShown,
  readMode,
}: ClaimParts): Handlers<'listClaims' | 'stateClaim' | 'withdrawClaim'> {
  const list = async (tx: Sql): Promise<RegisteredClaim[]> => {
    const now = Date.now()
    const shown = new Map((await readShown(tx)).map((claim) => [claim.id, claim]))
    const stated = await readStated(tx)
    const history = await readHistory(tx)
    const measured = [...shown.values()].filter(({ id }) => !claimFacts.has(id))
    const ids = [...measured.map(({ id }) => id), ...claimFacts.keys()]
    return ids.map((id): RegisteredClaim => {
      const claim = shown.get(id) ?? null
      const facts = claimFacts.get(id) ?? factsOfMeasured(claim!)
      const own = stated.get(id)
      const entries = history.get(id) ?? []
      return {
        id,
        topic: facts.topic,
        kind: facts.kind,
        provenance: claim?.provenance ?? null,
        value: claim?.value ?? null,
        accountType: claim?.accountType ?? null,
        measuredFrom: claim?.measuredFrom ?? null,
        stated: own
          ? {
              value: own.claim.value,
              accountType: own.claim.accountType,
              asOf: own.claim.asOf,
              expiresOn: own.claim.expiresOn ?? null,
              evidence: own.claim.evidence ?? {},
              approvedBy: own.approvedBy,
              approvedAt: own.approvedAt.toISOString(),
              expiresAt: endOf(own.claim).toISOString(),
              isExpired: isExpired(own.claim, now),
            }
          : null,
        sample: facts.sample,
        alsoSaid: [...facts.alsoSaid],
        vanishesInLiveMode: claim?.provenance === 'sample',
        isAddress: facts.isAddress,
        version: entries[0]?.id ?? 0,
        history: entries.map(({ id, at, action, userId, username, statement }) => ({
          id,
          at,
          action,
          userId,
          username,
          statement,
        })),
      }
    })
  }
  const one = async (tx: Sql, id: string) => (await list(tx)).find((claim) => claim.id === id)!

  const refuseOld = async (tx: Sql, id: string, last: number, version: number | undefined) => {
    if (version !== undefined && version !== last)
      throw await changedSince(tx, { entity: 'claim', id, current: await one(tx, id) }, [])
  }

  return {
    async listClaims() {
      return { mode: await readMode(), data: await list(db) }
    },

    stateClaim: ({ params: { id }, body: { version, ...given } }, context) =>
      db.transaction(async (tx) => {
        const facts = claimFacts.get(id)
        if (!facts) throw new ApiError('not_found')
        const statement = statementOf(facts, given, Date.now())
        const last = await lockClaim(tx, id)
        await refuseOld(tx, id, last, version)
        await writeStatement(tx, id, statement, context)
        await audit(tx, context, {
          action: 'claim.stated',
          entity: 'claim',
          entityId: id,
          detail: { fields: Object.keys(given) },
        })
        return one(tx, id)
      }),

    withdrawClaim: ({ params: { id }, query }, context) =>
      db.transaction(async (tx) => {
        await refuseOld(tx, id, await lockClaim(tx, id), query.version)
        if (!(await isStated(tx, id))) throw new ApiError('not_found')
        await deleteStatement(tx, id, context)
        await audit(tx, context, { action: 'claim.withdrawn', entity: 'claim', entityId: id })
        return one(tx, id)
      }),
  }
}

const factsOfMeasured = ({ topic, value }: Claim): ClaimFacts => ({
  topic,
  kind: value.kind,
  sample: null,
  alsoSaid: [],
  isAddress: false,
})
