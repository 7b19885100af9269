-- The same check of the chain, in one pass: each new entry is held against the new one before it, the first of them alone
-- against the table. A hundred thousand deals come in batches.
CREATE OR REPLACE FUNCTION refuse_broken_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (
      SELECT seq, kind, hash, line,
        CASE
          WHEN lag(seq) OVER in_order IS NULL THEN (SELECT e.hash FROM ledger_entries AS e WHERE e.seq = added.seq - 1)
          WHEN lag(seq) OVER in_order = seq - 1 THEN lag(hash) OVER in_order
        END AS before
      FROM added
      WINDOW in_order AS (ORDER BY seq)
    ) AS a
    CROSS JOIN LATERAL json_to_record(a.line::json) AS said (seq bigint, kind text, prev text)
    WHERE (a.before IS NULL AND a.seq <> 1)
      OR said.seq IS DISTINCT FROM a.seq
      OR said.kind IS DISTINCT FROM a.kind
      OR said.prev IS DISTINCT FROM coalesce(a.before, repeat('0', 64))
      OR a.hash <> encode(sha256(convert_to(
        'ledger-v1' || chr(10) || replace(a.line, '"hash":"' || a.hash || '",', ''), 'UTF8')), 'hex')
  ) THEN
    RAISE EXCEPTION 'not the next entry of the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
