import { closedStages } from '#domain/pipeline.ts'

/** The closed stages, for `status in (…)`. */
export const closedStagesSql = closedStages.map((stage) => `'${stage}'`).join(', ')

const awaitsFirstTouch = (lead: '' | 'l.') =>
  `${lead}imported_at is not distinct from ${lead}updated_at and ${lead}status not in (${closedStagesSql})`

/** Whether a lead awaits its first touch (`domain/pipeline`), as the indexes of the stages have it. */
export const awaitsFirstTouchSql = awaitsFirstTouch('')
/** The same of a lead `l`. */
export const leadAwaitsFirstTouchSql = awaitsFirstTouch('l.')
