/** The setting of a transaction that names the rules whose actions it does: what it leads to does not trigger them again. */
export const ruleChainSetting = 'automation.chain'
/** SQL: those rules; none where no rule acts. What columns `chain` default to. */
export const ruleChainSql = `coalesce(string_to_array(nullif(current_setting('${ruleChainSetting}', true), ''), ',')::uuid[], '{}'::uuid[])`

/**
 * SQL: whether an event is of a person who writes. Rules see it before what files and bulk changes lead to, of which there may
 * be thousands.
 */
export const eventComesFirstSql = `(kind in ('arrived', 'returned', 'setup_submitted') and facts -> 'imported' is null)`
