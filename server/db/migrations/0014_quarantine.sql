CREATE TABLE "quarantined_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"email_key" text NOT NULL,
	"phone_key" text NOT NULL,
	"spam_score" smallint NOT NULL,
	"reasons" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"discarded_at" timestamp (3) with time zone,
	"discarded_by" text
);
--> statement-breakpoint
CREATE INDEX "quarantine_waiting" ON "quarantined_messages" USING btree ("created_at","id") WHERE discarded_at is null;--> statement-breakpoint
CREATE INDEX "quarantine_discarded" ON "quarantined_messages" USING btree ("created_at","id") WHERE discarded_at is not null;--> statement-breakpoint
CREATE INDEX "quarantine_email_key" ON "quarantined_messages" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "quarantine_phone_key" ON "quarantined_messages" USING btree ("phone_key");--> statement-breakpoint
-- Doubtful messages of visitors, in one round trip like the others (`receive_contacts`) and with the same keys against
-- counting one twice, whichever way an earlier try of it went. Nothing else is done until a colleague releases them.
-- outcome: 'quarantined', 'repeated' (same key, same request: the answer saved then), 'mismatch' (same key, another one).
CREATE FUNCTION quarantine_contacts(messages jsonb)
RETURNS TABLE (outcome text, answer jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  moment_in timestamptz;
  is_new boolean[];
BEGIN
  PERFORM pg_advisory_xact_lock(subject)
  FROM (
    SELECT DISTINCT hashtextextended('key ' || key, 0) AS subject FROM jsonb_to_recordset(messages) AS m (key text)
    ORDER BY 1
  ) AS in_order;
  moment_in := clock_timestamp();

  WITH message AS MATERIALIZED (
    SELECT * FROM ROWS FROM (jsonb_to_recordset(messages) AS (
      key text, hash text, key_lifetime interval, answer jsonb
    )) WITH ORDINALITY
  ), claimed AS (
    INSERT INTO idempotency_keys AS k (scope, key, request_hash, answer, created_at)
    SELECT 'contact', m.key, m.hash, m.answer, moment_in FROM message AS m
    WHERE (
      SELECT k.created_at FROM idempotency_keys AS k WHERE k.scope = 'contact' AND k.key = m.key
    ) >= moment_in - m.key_lifetime IS NOT TRUE
    ON CONFLICT (scope, key) DO UPDATE
      SET request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
    RETURNING key
  )
  SELECT array_agg(c.key IS NOT NULL ORDER BY m.ordinality) INTO is_new
  FROM message AS m LEFT JOIN claimed AS c USING (key);

  INSERT INTO quarantined_messages (id, message, email_key, phone_key, spam_score, reasons, created_at)
  SELECT (sent ->> 'id')::uuid, sent - 'spam', sent ->> 'email_key', sent ->> 'phone_key',
    (sent #>> '{spam,score}')::smallint, ARRAY(SELECT jsonb_array_elements_text(sent #> '{spam,reasons}')), moment_in
  FROM jsonb_array_elements(messages) WITH ORDINALITY AS m (sent, place) WHERE is_new[place];

  PERFORM pg_notify('live', jsonb_build_object('topic', 'quarantine', 'change', 'arrived', 'id', sent ->> 'id')::text)
  FROM jsonb_array_elements(messages) WITH ORDINALITY AS m (sent, place) WHERE is_new[place];

  RETURN QUERY
  SELECT
    CASE WHEN is_new[m.ordinality] THEN 'quarantined' WHEN k.request_hash = m.hash THEN 'repeated' ELSE 'mismatch' END,
    k.answer
  FROM ROWS FROM (jsonb_to_recordset(messages) AS (key text, hash text)) WITH ORDINALITY AS m
    JOIN idempotency_keys AS k ON k.scope = 'contact' AND k.key = m.key
  ORDER BY m.ordinality;
END $$;
