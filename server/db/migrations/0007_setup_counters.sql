CREATE TABLE "setup_totals" (
	"status" text NOT NULL,
	"email_sent" boolean NOT NULL,
	"slot" smallint NOT NULL,
	"setups" bigint NOT NULL,
	CONSTRAINT "setup_totals_status_email_sent_slot_pk" PRIMARY KEY("status","email_sent","slot")
);
--> statement-breakpoint
ALTER TABLE setup_totals SET (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
INSERT INTO setup_totals (status, email_sent, slot, setups)
SELECT status, email_sent, 0, count(*) FROM subscription_setups GROUP BY status, email_sent;--> statement-breakpoint
-- Setups by status and by whether their mail went out: kept as they change, as the leads' totals are (0002).
CREATE FUNCTION count_setups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_slot smallint := pg_backend_pid() % 16;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO setup_totals AS t (status, email_sent, slot, setups)
    SELECT status, email_sent, own_slot, count(*) FROM added GROUP BY status, email_sent ORDER BY status, email_sent
    ON CONFLICT (status, email_sent, slot) DO UPDATE SET setups = t.setups + excluded.setups;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO setup_totals AS t (status, email_sent, slot, setups)
    SELECT status, email_sent, own_slot, -count(*) FROM removed GROUP BY status, email_sent ORDER BY status, email_sent
    ON CONFLICT (status, email_sent, slot) DO UPDATE SET setups = t.setups + excluded.setups;
  ELSE
    INSERT INTO setup_totals AS t (status, email_sent, slot, setups)
    SELECT status, email_sent, own_slot, sum(n)
    FROM (
      SELECT status, email_sent, 1 AS n FROM added
      UNION ALL
      SELECT status, email_sent, -1 FROM removed
    ) AS difference
    GROUP BY status, email_sent HAVING sum(n) <> 0 ORDER BY status, email_sent
    ON CONFLICT (status, email_sent, slot) DO UPDATE SET setups = t.setups + excluded.setups;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_setups_added AFTER INSERT ON subscription_setups
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_setups();--> statement-breakpoint
CREATE TRIGGER subscription_setups_counted AFTER UPDATE ON subscription_setups
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_setups();--> statement-breakpoint
CREATE TRIGGER subscription_setups_removed AFTER DELETE ON subscription_setups
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_setups();--> statement-breakpoint
-- The list says until when a password is kept: that it was purged changes the list.
CREATE TRIGGER subscription_setup_secrets_purged AFTER DELETE OR TRUNCATE ON subscription_setup_secrets
  FOR EACH STATEMENT EXECUTE FUNCTION count_change('setups');--> statement-breakpoint
-- Whoever notes that the mail went out need not know who is looking at the list.
CREATE FUNCTION announce_setup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('topic', 'setups', 'change', 'changed', 'id', NEW.id)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscription_setups_mailed AFTER UPDATE OF email_sent ON subscription_setups
  FOR EACH ROW WHEN (OLD.email_sent IS DISTINCT FROM NEW.email_sent) EXECUTE FUNCTION announce_setup();--> statement-breakpoint
-- Servers that run hear of a new key at once, so that they seal with it.
CREATE FUNCTION announce_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vault', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER settings_vault_key AFTER INSERT OR UPDATE ON settings
  FOR EACH ROW WHEN (NEW.key = 'vault.key') EXECUTE FUNCTION announce_key();
