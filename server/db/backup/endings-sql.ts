import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** A table whose rows can end, by a column change, deletion, or both. */
type Ended = {
  readonly table: string
  readonly key: string
  readonly columns?: readonly string[]
  readonly deletes?: true
}

/**
 * Tables whose endings are reapplied after a restore. A restore always revokes keys and disables webhooks and rules
 * (`quiet.ts`).
 */
export const ended: readonly Ended[] = [
  {
    table: 'users',
    key: 'id',
    columns: ['password', 'must_change_password', 'one_time_until', 'disabled_at', 'role'],
  },
  { table: 'passkeys', key: 'id', deletes: true },
  { table: 'totp_secrets', key: 'user_id', deletes: true },
  { table: 'recovery_codes', key: 'hash', columns: ['used_at'], deletes: true },
  { table: 'start_keys', key: 'id', columns: ['used_at'] },
  { table: 'consents', key: 'id', columns: ['withdrawn_at', 'withdrawn_through'] },
  { table: 'channel_people', key: 'id', columns: ['offers_stopped_at'] },
  { table: 'contact_requests', key: 'id', deletes: true },
  { table: 'lead_attachments', key: 'id', deletes: true },
  { table: 'subscription_setups', key: 'id', deletes: true },
  { table: 'subscription_setup_secrets', key: 'setup_id', deletes: true },
  { table: 'webhooks', key: 'id', deletes: true },
  { table: 'channel_secrets', key: 'id', deletes: true },
]

/** Notification channel for endings. */
export const endingsChannel = 'endings'

const onUpdate = ({ table, key, columns = [] }: Ended) =>
  columns.length === 0
    ? ''
    : `
create or replace trigger ${table}_endings after update of ${columns.join(', ')} on ${table} for each row
  when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
  execute function note_ending(${[key, ...columns].map((name) => `'${name}'`).join(', ')});`

const onDelete = ({ table, key, deletes }: Ended) =>
  deletes
    ? `
create or replace trigger ${table}_deletions after delete on ${table} for each row
  execute function note_ending('${key}');`
    : ''

export const endingsSql: RepeatableSql = {
  name: 'db/backup/endings-sql',
  runs: 'after-tables',
  sql: `
create or replace function note_ending() returns trigger language plpgsql as $$
begin
  insert into endings (subject_table, subject, state)
  values (tg_table_name, to_jsonb(old) ->> tg_argv[0], case when tg_op = 'UPDATE' then (
    select jsonb_object_agg(name, to_jsonb(new) -> name) from unnest(tg_argv[1:]) as name) end);
  perform pg_notify('${endingsChannel}', '');
  return null;
end $$;
${ended.map((one) => onUpdate(one) + onDelete(one)).join('\n')}`,
}
