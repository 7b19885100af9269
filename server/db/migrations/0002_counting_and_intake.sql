-- Counts and sums by column are kept as leads change, never counted at read. Each backend adds to its own slot, so that
-- two visitors who send at the same moment do not wait for one another's commit.
CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_slot smallint := pg_backend_pid() % 16;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_totals AS t (status, platform, slot, leads, value)
    SELECT status, platform, own_slot, count(*), sum(coalesce(estimated_value, 0))
    FROM added WHERE deleted_at IS NULL GROUP BY status, platform ORDER BY status, platform
    ON CONFLICT (status, platform, slot) DO UPDATE SET leads = t.leads + excluded.leads, value = t.value + excluded.value;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO lead_totals AS t (status, platform, slot, leads, value)
    SELECT status, platform, own_slot, -count(*), -sum(coalesce(estimated_value, 0))
    FROM removed WHERE deleted_at IS NULL GROUP BY status, platform ORDER BY status, platform
    ON CONFLICT (status, platform, slot) DO UPDATE SET leads = t.leads + excluded.leads, value = t.value + excluded.value;
  ELSE
    INSERT INTO lead_totals AS t (status, platform, slot, leads, value)
    SELECT status, platform, own_slot, sum(n), sum(v)
    FROM (
      SELECT status, platform, 1 AS n, coalesce(estimated_value, 0) AS v FROM added WHERE deleted_at IS NULL
      UNION ALL
      SELECT status, platform, -1, -coalesce(estimated_value, 0) FROM removed WHERE deleted_at IS NULL
    ) AS difference
    GROUP BY status, platform HAVING sum(n) <> 0 OR sum(v) <> 0 ORDER BY status, platform
    ON CONFLICT (status, platform, slot) DO UPDATE SET leads = t.leads + excluded.leads, value = t.value + excluded.value;
  END IF;
  INSERT INTO change_counters AS c (topic, slot, changes) VALUES ('leads', own_slot, 1)
  ON CONFLICT (topic, slot) DO UPDATE SET changes = c.changes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER contact_requests_added AFTER INSERT ON contact_requests
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_leads();--> statement-breakpoint
CREATE TRIGGER contact_requests_changed AFTER UPDATE ON contact_requests
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_leads();--> statement-breakpoint
CREATE TRIGGER contact_requests_removed AFTER DELETE ON contact_requests
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_leads();--> statement-breakpoint
-- Small tables that are updated all the time: room for updates in place.
ALTER TABLE lead_totals SET (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
ALTER TABLE change_counters SET (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
-- The record of who did what only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Messages of visitors in one round trip and one transaction (docs/decisions/0006), each in turn: who this is, saved answer
-- of an earlier try, new lead or a further message of a known person, consents, and the notification.
-- outcome: 'arrived' (new lead), 'returned' (joined to a known lead), 'repeated' (same key, same request: the answer
-- saved then), 'mismatch' (same key, another request).
CREATE FUNCTION receive_contacts(messages jsonb)
RETURNS TABLE (outcome text, answer jsonb) LANGUAGE plpgsql AS $$
DECLARE
  message record;
  earlier idempotency_keys;
  lead uuid;
  moment_in timestamptz;
BEGIN
  -- Two messages of one person at the same time would otherwise both find nobody. In one order for everybody, so that
  -- nobody waits in a circle.
  PERFORM pg_advisory_xact_lock(subject)
  FROM (
    SELECT DISTINCT hashtextextended(kind || subject, 0) AS subject
    FROM jsonb_to_recordset(messages) AS m (key text, email_key text, phone_key text),
      LATERAL (VALUES ('key ', m.key), ('email ', m.email_key), ('phone ', m.phone_key)) AS subjects (kind, subject)
    ORDER BY 1
  ) AS in_order;

  FOR message IN
    SELECT * FROM jsonb_to_recordset(messages) AS m (
      key text, hash text, key_lifetime interval, answer jsonb, id uuid, name text, email text, phone text, country text,
      preferred_language text, investment_experience text, message text, language text, platform text,
      estimated_value integer, score_base smallint, email_key text, phone_key text, interaction_id uuid,
      interaction text, consents jsonb
    )
  LOOP
    moment_in := clock_timestamp();
    INSERT INTO idempotency_keys AS k (scope, key, request_hash, answer, created_at)
    VALUES ('contact', message.key, message.hash, message.answer, moment_in)
    ON CONFLICT (scope, key) DO UPDATE
      SET request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
      WHERE k.created_at < moment_in - message.key_lifetime;
    IF NOT FOUND THEN
      SELECT * INTO earlier FROM idempotency_keys AS k WHERE k.scope = 'contact' AND k.key = message.key;
      outcome := CASE WHEN earlier.request_hash = message.hash THEN 'repeated' ELSE 'mismatch' END;
      answer := earlier.answer;
      RETURN NEXT;
      CONTINUE;
    END IF;

    -- Locked, so that a lead which a colleague bins at this moment is not found: its message would end in the bin.
    SELECT id INTO lead FROM contact_requests
    WHERE email_key = message.email_key AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1 FOR UPDATE;
    IF lead IS NULL THEN
      SELECT id INTO lead FROM contact_requests
      WHERE phone_key = message.phone_key AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1 FOR UPDATE;
    END IF;

    IF lead IS NULL THEN
      outcome := 'arrived';
      lead := message.id;
      INSERT INTO contact_requests (
        id, name, email, phone, country, preferred_language, investment_experience, message, language, platform,
        estimated_value, score_base, email_key, phone_key, created_at, updated_at
      ) VALUES (
        message.id, message.name, message.email, message.phone, message.country, message.preferred_language,
        message.investment_experience, message.message, message.language, message.platform, message.estimated_value,
        message.score_base, message.email_key, message.phone_key, moment_in, moment_in
      );
    ELSE
      outcome := 'returned';
      UPDATE contact_requests
      SET returned_count = returned_count + 1, last_returned_at = moment_in, updated_at = moment_in, version = version + 1
      WHERE id = lead;
      INSERT INTO lead_interactions (id, lead_id, type, subject, content, created_by, created_at)
      VALUES (message.interaction_id, lead, 'note', 'returned', message.interaction, 'Visitor', moment_in);
    END IF;

    INSERT INTO consents (id, lead_id, purpose, granted, wording_version, language, form, given_at)
    SELECT c.id, lead, c.purpose, c.granted, c.wording_version, message.language, message.platform, moment_in
    FROM jsonb_to_recordset(message.consents) AS c (id uuid, purpose text, granted boolean, wording_version text);

    PERFORM pg_notify('live', jsonb_build_object('topic', 'leads', 'change', outcome, 'id', lead)::text);
    answer := message.answer;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
-- Public pages are kept in memory until what they show changes.
CREATE FUNCTION announce_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER trading_operations_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trading_operations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
CREATE TRIGGER monthly_performance_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON monthly_performance
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
CREATE TRIGGER claims_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON claims
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
CREATE TRIGGER settings_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
-- Servers keep sessions in memory: one that ends, by whichever hand, is forgotten by all of them at once.
CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', OLD.token_hash);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', 'user ' || OLD.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER UPDATE OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_session();--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_person();
