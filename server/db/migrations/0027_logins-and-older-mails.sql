-- expand
ALTER TABLE "mail_fetches" ADD COLUMN "failing_since" timestamp (3) with time zone;
ALTER TABLE "mail_fetches" ADD COLUMN "told_at" timestamp (3) with time zone;
ALTER TABLE "mail_fetches" ADD COLUMN "older_from" timestamp (3) with time zone;
ALTER TABLE "mail_fetches" ADD COLUMN "older_uid" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "mail_fetches" ADD COLUMN "older_total" integer;
ALTER TABLE "mail_fetches" ADD COLUMN "older_looked" integer DEFAULT 0 NOT NULL;
ALTER TABLE "mail_fetches" ADD COLUMN "older_taken" integer DEFAULT 0 NOT NULL;
ALTER TABLE "mail_fetches" ADD COLUMN "older_ended_at" timestamp (3) with time zone;