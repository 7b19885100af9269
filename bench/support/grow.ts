import type pg from 'pg'

/** Number of leads that the seed makes one by one; more are copied from these. */
export const seededLeads = 20_000

/** Fields unique to a copy; the others are the original lead's. `$1`: number of the copy. */
const ownValues: Record<string, string> = {
  id: `overlay(overlay(md5(l.id::text || $1) placing '8' from 13) placing '8' from 17)::uuid`,
  email: `$1 || '.' || l.email`,
  email_key: `$1 || '.' || l.email_key`,
  // Another number of the same country: changes the last four digits.
  phone: `left(l.phone, -4) || lpad(((right(l.phone, 4)::int + $1::int * 7919) % 10000)::text, 4, '0')`,
  phone_key: `left(l.phone_key, -4) || lpad(((right(l.phone_key, 4)::int + $1::int * 7919) % 10000)::text, 4, '0')`,
  // Swaps family names: frequent names stay frequent, full names rare.
  name: `split_part(l.name, ' ', 1) || coalesce(' ' || nullif(substr(o.name, strpos(o.name || ' ', ' ') + 1), ''), '')`,
  created_at: `l.created_at - $1::int * interval '11 minutes'`,
  updated_at: `l.updated_at - $1::int * interval '11 minutes'`,
}

/**
 * Makes `count` leads from the seeded ones, one statement per copy, with all indexes in place: indexes then are as wide as
 * after years of use, where ones built afterwards would be compact.
 */
export async function growLeads(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(`set gin_pending_list_limit = '64MB'; set work_mem = '64MB'`)
  await client.query(
    `create temp table seeded as select *, row_number() over (order by id) as place from contact_requests;
     create unique index on seeded (place); analyze seeded`,
  )
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'contact_requests' and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map((name) => ownValues[name] ?? `l.${name}`)
  const copies = Math.ceil(count / seededLeads) - 1
  for (let copy = 1; copy <= copies; copy += 1) {
    const still = Math.min(seededLeads, count - copy * seededLeads)
    await client.query(
      `insert into contact_requests (${columns.join()}) select ${values.join().replaceAll('$1', String(copy))}
       from seeded l join seeded o on o.place = 1 + (l.place + ${copy * 37}) % ${seededLeads}
       where l.place <= ${still}`,
    )
    await client.query(
      `insert into lead_interactions (id, lead_id, type, content, created_by, created_at)
       select gen_random_uuid(), ${ownValues.id!.replaceAll('$1', String(copy))}, 'call', 'Called back', 'Admin', l.updated_at
       from seeded l where l.place <= ${still}`,
    )
  }
  await client.query('vacuum (analyze) contact_requests, lead_addresses, lead_interactions')
}
