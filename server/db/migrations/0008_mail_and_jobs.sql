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
  IF EXISTS (SELECT FROM changed WHERE status = 'queued') THEN
    PERFORM pg_notify('mails', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mails_queued AFTER INSERT ON mails
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_mail();--> statement-breakpoint
CREATE FUNCTION announce_mail_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mails', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mails_queued_again AFTER UPDATE OF status ON mails
  FOR EACH ROW WHEN (NEW.status = 'queued' AND OLD.status <> 'queued') EXECUTE FUNCTION announce_mail_again();
--> statement-breakpoint
-- The lead a further message joined, by the rule of `receive_contacts`: newest by e-mail, else by phone.
CREATE FUNCTION lead_of(sent jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT id::text FROM contact_requests
  WHERE deleted_at IS NULL AND (email_key = sent ->> 'email_key' OR phone_key = sent ->> 'phone_key')
  ORDER BY email_key = sent ->> 'email_key' DESC, created_at DESC LIMIT 1
$$;--> statement-breakpoint
-- What a visitor gets back in writing, queued with the message itself: `receive_contacts` and one receipt for each message
-- it took in, unless the address has had `receipts_a_day` of them in the last 24 hours. An address typed into the form may
-- be a stranger's. Messages of one address hold its lock until they commit, so two at once cannot both find none; no two
-- of one batch are of one address.
CREATE FUNCTION receive_contacts_with_receipts(messages jsonb, receipt_status text, receipts_a_day integer)
RETURNS TABLE (outcome text, answer jsonb) LANGUAGE plpgsql AS $$
DECLARE
  received record;
  outcomes text[] := '{}';
  answers jsonb[] := '{}';
BEGIN
  FOR received IN SELECT * FROM receive_contacts(messages) AS r (outcome, answer) LOOP
    outcome := received.outcome;
    answer := received.answer;
    outcomes := outcomes || outcome;
    answers := answers || answer;
    RETURN NEXT;
  END LOOP;
  INSERT INTO mails (id, template, language, recipient, recipient_name, "values", entity, entity_id, status)
  SELECT
    (sent ->> 'receipt_id')::uuid, 'contact_receipt', sent ->> 'language', sent ->> 'email_key', sent ->> 'name',
    jsonb_build_object('receivedAt', answers[place] -> 'receivedAt'), 'lead',
    CASE WHEN outcomes[place] = 'arrived' THEN sent ->> 'id' ELSE lead_of(sent) END, receipt_status
  FROM jsonb_array_elements(messages) WITH ORDINALITY AS m (sent, place)
  WHERE outcomes[place] IN ('arrived', 'returned') AND receipts_a_day > (
    SELECT count(*) FROM mails AS earlier
    WHERE earlier.recipient = sent ->> 'email_key' AND earlier.template = 'contact_receipt'
      AND earlier.created_at > now() - interval '24 hours'
  );
END $$;
