-- receive_contacts (0002) once more, for all messages of a transaction at once instead of one by one: each statement costs
-- as much to begin as a message does. What it takes and answers is the same. No two of its messages share a key, an
-- e-mail address or a phone number.
CREATE OR REPLACE FUNCTION receive_contacts(messages jsonb)
RETURNS TABLE (outcome text, answer jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  moment_in timestamptz;
  is_new boolean[];
  joined uuid[];
BEGIN
  -- Two messages of one person at the same time would otherwise both find nobody. In one order for everybody, so that
  -- nobody waits in a circle; in a statement of its own, so that the next one sees what others committed meanwhile.
  PERFORM pg_advisory_xact_lock(subject)
  FROM (
    SELECT DISTINCT hashtextextended(kind || subject, 0) AS subject
    FROM jsonb_to_recordset(messages) AS m (key text, email_key text, phone_key text),
      LATERAL (VALUES ('key ', m.key), ('email ', m.email_key), ('phone ', m.phone_key)) AS subjects (kind, subject)
    ORDER BY 1
  ) AS in_order;
  moment_in := clock_timestamp();

  -- Which keys are new, and whose lead each of those messages joins: by e-mail, else by phone, else nobody's. Locked, so
  -- that a lead which a colleague bins at this moment is not found: its message would end in the bin.
  WITH message AS MATERIALIZED (
    SELECT * FROM ROWS FROM (jsonb_to_recordset(messages) AS (
      key text, hash text, key_lifetime interval, answer jsonb, email_key text, phone_key text
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
  SELECT array_agg(is_claimed ORDER BY ordinality), array_agg(lead ORDER BY ordinality) INTO is_new, joined
  FROM (
    SELECT m.ordinality, c.key IS NOT NULL AS is_claimed, CASE WHEN c.key IS NOT NULL THEN coalesce(
      (SELECT l.id FROM contact_requests AS l WHERE l.email_key = m.email_key AND l.deleted_at IS NULL
       ORDER BY l.created_at DESC LIMIT 1 FOR UPDATE),
      (SELECT l.id FROM contact_requests AS l WHERE l.phone_key = m.phone_key AND l.deleted_at IS NULL
       ORDER BY l.created_at DESC LIMIT 1 FOR UPDATE)
    ) END AS lead
    FROM message AS m LEFT JOIN claimed AS c USING (key)
  ) AS person;

  WITH message AS MATERIALIZED (
    SELECT * FROM ROWS FROM (jsonb_to_recordset(messages) AS (
      id uuid, name text, email text, phone text, country text, preferred_language text, investment_experience text,
      message text, language text, platform text, estimated_value integer, score_base smallint, email_key text,
      phone_key text, consents jsonb
    )) WITH ORDINALITY WHERE is_new[ordinality]
  ), arrived AS (
    INSERT INTO contact_requests (
      id, name, email, phone, country, preferred_language, investment_experience, message, language, platform,
      estimated_value, score_base, email_key, phone_key, created_at, updated_at
    )
    SELECT id, name, email, phone, country, preferred_language, investment_experience, message, language, platform,
      estimated_value, score_base, email_key, phone_key, moment_in, moment_in
    FROM message WHERE joined[ordinality] IS NULL
  )
  INSERT INTO consents (id, lead_id, purpose, granted, wording_version, language, form, given_at)
  SELECT c.id, coalesce(joined[m.ordinality], m.id), c.purpose, c.granted, c.wording_version, m.language, m.platform,
    moment_in
  FROM message AS m,
    jsonb_to_recordset(m.consents) AS c (id uuid, purpose text, granted boolean, wording_version text);

  IF array_remove(joined, NULL) <> '{}' THEN
    -- An e-mail address and a phone number of two people may be those of one lead.
    UPDATE contact_requests AS l
    SET returned_count = returned_count + times, last_returned_at = moment_in, updated_at = moment_in,
      version = version + times
    FROM (SELECT lead, count(*) AS times FROM unnest(joined) AS lead GROUP BY lead) AS person
    WHERE l.id = lead;
    INSERT INTO lead_interactions (id, lead_id, type, subject, content, created_by, created_at)
    SELECT interaction_id, joined[ordinality], 'note', 'returned', interaction, 'Visitor', moment_in
    FROM ROWS FROM (jsonb_to_recordset(messages) AS (interaction_id uuid, interaction text)) WITH ORDINALITY
    WHERE joined[ordinality] IS NOT NULL;
  END IF;

  PERFORM pg_notify('live', jsonb_build_object(
    'topic', 'leads', 'change', CASE WHEN joined[ordinality] IS NULL THEN 'arrived' ELSE 'returned' END,
    'id', coalesce(joined[ordinality], id)
  )::text)
  FROM ROWS FROM (jsonb_to_recordset(messages) AS (id uuid)) WITH ORDINALITY WHERE is_new[ordinality];

  IF false = ANY (is_new) THEN
    RETURN QUERY
    SELECT
      CASE WHEN joined[m.ordinality] IS NOT NULL THEN 'returned' WHEN is_new[m.ordinality] THEN 'arrived'
        WHEN k.request_hash = m.hash THEN 'repeated' ELSE 'mismatch' END,
      k.answer
    FROM ROWS FROM (jsonb_to_recordset(messages) AS (key text, hash text)) WITH ORDINALITY AS m
      LEFT JOIN idempotency_keys AS k ON k.scope = 'contact' AND k.key = m.key
    ORDER BY m.ordinality;
  ELSE
    RETURN QUERY
    SELECT CASE WHEN joined[ordinality] IS NULL THEN 'arrived' ELSE 'returned' END, answer
    FROM ROWS FROM (jsonb_to_recordset(messages) AS (answer jsonb)) WITH ORDINALITY ORDER BY ordinality;
  END IF;
END $$;
