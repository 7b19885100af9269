CREATE TABLE "broker_mail_secrets" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);

CREATE TABLE "broker_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'unchecked' NOT NULL,
	"reason" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"domain" text,
	"selector" text,
	"body_hash" text,
	"key_record" text,
	"key_seen_at" timestamp (3) with time zone,
	"key_state" text,
	"key_checked_at" timestamp (3) with time zone,
	"covers_from" timestamp(0),
	"covers_until" timestamp(0),
	"balance" bigint,
	"tickets" text[],
	"received_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone
);

ALTER TABLE "broker_mail_secrets" ADD CONSTRAINT "broker_mail_secrets_mail_id_broker_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."broker_mails"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "broker_mails" ADD CONSTRAINT "broker_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "broker_mails_once" ON "broker_mails" USING btree ("account_id","sha256");
CREATE INDEX "broker_mails_account" ON "broker_mails" USING btree ("account_id","created_at","id");
CREATE INDEX "broker_mails_open" ON "broker_mails" USING btree ("created_at") WHERE state in ('unchecked', 'waiting', 'refused');