-- expand
ALTER TABLE "lead_addresses" ADD COLUMN "undeliverable_since" timestamp (3) with time zone;
ALTER TABLE "lead_addresses" ADD COLUMN "undeliverable_reason" text;
ALTER TABLE "lead_addresses" ADD COLUMN "confirmation_asked_at" timestamp (3) with time zone;
ALTER TABLE "lead_addresses" ADD COLUMN "confirmed_at" timestamp (3) with time zone;
-- Addresses that refused mails for good so far: the failed mails said so.
UPDATE "lead_addresses" a SET "undeliverable_since" = m.since, "undeliverable_reason" = m.reason
FROM (
	SELECT f.recipient, min(f.due_at) AS since, max(substr(f.last_problem, 16)) AS reason FROM "mails" f
	WHERE f.status = 'failed' AND f.last_problem LIKE 'undeliverable: %' AND f.due_at > coalesce(greatest(
		(SELECT max(s.sent_at) FROM "mails" s WHERE s.recipient = f.recipient AND s.status = 'sent'),
		(SELECT max(k.since) FROM "lead_addresses" k WHERE k.kind = 'email' AND k.key = f.recipient AND k.is_current AND k.source <> 'merge')), '-infinity')
	GROUP BY f.recipient
) m WHERE a.kind = 'email' AND a.key = m.recipient;
