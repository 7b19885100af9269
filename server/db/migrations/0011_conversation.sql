-- expand
CREATE TABLE "channel_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "channel_settings" (
	"channel" text PRIMARY KEY NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "mail_fetches" (
	"channel" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone,
	"holder" uuid,
	"held_until" timestamp (3) with time zone,
	"fence" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"proven_at" timestamp (3) with time zone
);

CREATE TABLE "message_originals" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"channel" text NOT NULL,
	"direction" text NOT NULL,
	"author" text NOT NULL,
	"person_key" text NOT NULL,
	"person_name" text,
	"written_by" text,
	"subject" text,
	"text" text NOT NULL,
	"folds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"external_id" text,
	"mail_id" text,
	"references" text[] DEFAULT '{}'::text[] NOT NULL,
	"copies" text[] DEFAULT '{}'::text[] NOT NULL,
	"answer_to" text,
	"hint_lead_id" uuid,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"is_damaged" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"settled_as" text,
	"request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid
);

CREATE TABLE "reply_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "mails" ADD COLUMN "handed_at" timestamp (3) with time zone;
ALTER TABLE "message_originals" ADD CONSTRAINT "message_originals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reply_keys" ADD CONSTRAINT "reply_keys_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "channel_secrets_name" ON "channel_secrets" USING btree ("channel","name");
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("channel","external_id");
CREATE INDEX "messages_thread" ON "messages" USING btree ("lead_id","at","id");
CREATE INDEX "messages_person" ON "messages" USING btree ("channel","person_key","at");
CREATE INDEX "messages_mail" ON "messages" USING btree ("mail_id") WHERE mail_id is not null;
CREATE INDEX "messages_waiting" ON "messages" USING btree ("lead_id","at") WHERE settled_at is null and direction = 'in';
CREATE INDEX "messages_of_nobody" ON "messages" USING btree ("at","id") WHERE lead_id is null;
CREATE UNIQUE INDEX "reply_keys_key" ON "reply_keys" USING btree ("key");
CREATE INDEX "reply_keys_lead" ON "reply_keys" USING btree ("lead_id","created_at");
