import type { SinceKind } from '#domain/import/import-fields.ts'

/** Log entries already counted elsewhere. */
const countedOtherwise = `'lead.merged', 'lead.interaction', 'lead.attached', 'lead.message_sent'`

/**
 * SQL: later activity of the lead `l` after `after` by kind, for the list of what an undo keeps. Automatic effects of
 * rules do not count, nor log entries (`e`) with `isOwn`.
 */
export const cameSincePerKind = (after: string, isOwn: string): Record<SinceKind, string> => ({
  messages: `((select count(*) from lead_interactions i where i.lead_id = l.id and i.by_visitor and i.created_at > ${after})
    + (select count(*) from messages w where w.lead_id = l.id and w.at > ${after}))`,
  setups: `(select count(*) from lead_addresses a join subscription_setups s on s.email_key = a.key and s.created_at > ${after}
    where a.lead_id = l.id and a.kind = 'email')`,
  notes: `(select count(*) from lead_interactions i where i.lead_id = l.id and not i.by_visitor and i.created_at > ${after}
    and not exists (select from lead_merges m where m.id = i.id))`,
  tasks: `(select count(*) from lead_tasks t where t.lead_id = l.id and t.created_by is not null and t.created_at > ${after})`,
  files: `(select count(*) from lead_attachments f where f.lead_id = l.id and f.created_at > ${after})`,
  payments: `(select count(*) from payers p where p.lead_id = l.id and p.matched_at > ${after})`,
  edits: `(select count(*) from audit_log e where e.entity_id = l.id::text and e.entity = 'lead' and e.user_id is not null
    and e.at > ${after} and e.action not in (${countedOtherwise}) and not (${isOwn}))`,
  bulkEdits: `(select count(*) from lead_bulk_items b join lead_bulks k on k.id = b.bulk_id
    where b.lead_id = l.id and k.created_at > ${after})`,
})
