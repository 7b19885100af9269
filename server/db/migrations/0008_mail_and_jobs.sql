ALTER TABLE "mails" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_status" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE status = 'queued';--> statement-breakpoint
-- A mail that is queued, or queued again, wakes the servers' senders when its transaction commits.
CREATE FUNCTION announce_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mails', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mails_queued AFTER INSERT ON mails
  FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION announce_mail();--> statement-breakpoint
CREATE TRIGGER mails_queued_again AFTER UPDATE OF status ON mails
  FOR EACH ROW WHEN (NEW.status = 'queued' AND OLD.status <> 'queued') EXECUTE FUNCTION announce_mail();
