import type { Base } from './base.ts'
import { cancellationHandlers } from './cancellations/api.ts'
import { openCancellationIntake } from './cancellations/intake.ts'
import { geoHandlers, openCountries } from './geo/api.ts'
import { sentMarks } from './http/pages/sent-marker.ts'
import { contactHandlers } from './leads/contact-api.ts'
import { openIntake } from './leads/intake.ts'
import { makeStartKey } from './leads/messengers/start-keys.ts'
import { tokenLifetimeMs } from './screening/form-token.ts'
import { createScreening } from './screening/screening.ts'
import { openUsedTokens } from './screening/used-tokens.ts'
import { setupHandlers } from './setups/api.ts'
import { openSetupIntake } from './setups/intake.ts'
import type { currentSettings } from './site-settings/current.ts'
import { createDraw } from './variants/draw.ts'
import { openExposures } from './variants/exposures.ts'

/** Visitors' and customers' submissions, by forms and calls. */
export function visitorFeature(base: Base, latestSettings: ReturnType<typeof currentSettings>['latest']) {
  const { databases, vault, outbox, report, addTries } = base
  const limitFactor = base.settings.RATE_LIMIT_FACTOR
  const screening = createScreening({
    vault,
    limitFactor,
    used: openUsedTokens(databases.intake.pool, tokenLifetimeMs),
    share: addTries,
  })
  const receive = openIntake(databases.intake, outbox)
  const receiveCancellation = openCancellationIntake(databases.intake, outbox)
  const setupDeps = { database: databases.staff, vault, outbox, addTries, limitFactor }
  const receiveSetup = openSetupIntake({ ...setupDeps, database: databases.intake })
  const exposures = openExposures(databases.background.pool, report)
  const draw = createDraw({
    shareOfB: () => latestSettings().shareOfB,
    saltOf: (day) => vault.fingerprints(`variants of ${day}`)[0],
  })
  return {
    handlers: {
      ...contactHandlers(receive, screening.screen),
      ...geoHandlers(openCountries(), screening.issue),
      ...cancellationHandlers(databases.staff, receiveCancellation),
      ...setupHandlers(setupDeps, receiveSetup),
    },
    pages: {
      keepStartKey: (leadId: string, key: string) => void makeStartKey(databases.intake.sql, leadId, key).catch(report),
      sentMarks: sentMarks(vault),
      receive,
      receiveSetup,
      receiveCancellation,
      screening,
      draw,
      exposures,
    },
    stop: exposures.stop,
  }
}
