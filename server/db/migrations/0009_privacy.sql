-- The record of who did what only grows, except that what is old may go: through `purge_audit`, never younger than a year.
DROP TRIGGER audit_log_append_only ON audit_log;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_young_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('orfine.purges_audit', true) IS DISTINCT FROM 'yes' OR OLD.at > now() - interval '12 months' THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_young_audit();--> statement-breakpoint
CREATE FUNCTION purge_audit(months integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  removed integer;
BEGIN
  IF months < 12 THEN
    RAISE EXCEPTION 'the audit log is kept for 12 months at least' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM set_config('orfine.purges_audit', 'yes', true);
  DELETE FROM audit_log WHERE at < now() - months * interval '1 month';
  GET DIAGNOSTICS removed = ROW_COUNT;
  PERFORM set_config('orfine.purges_audit', '', true);
  RETURN removed;
END $$;--> statement-breakpoint
-- The bin is emptied by age, and searched when a person is erased.
CREATE INDEX "leads_bin" ON "contact_requests" USING btree ("deleted_at") WHERE deleted_at is not null;
