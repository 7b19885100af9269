-- expand
CREATE TABLE "channel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"about" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "channel_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"lead_id" uuid,
	"key" text,
	"former_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"phone" text,
	"phone_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"former_phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text,
	"username" text,
	"known_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"offers_stopped_at" timestamp (3) with time zone,
	"attached_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "channel_sends" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" jsonb,
	"sent_parts" text[] DEFAULT '{}'::text[] NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);

CREATE TABLE "message_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"remote_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);

CREATE TABLE "start_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "messages" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;
ALTER TABLE "messages" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "messages" ADD COLUMN "reactions" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "messages" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;
ALTER TABLE "messages" ADD COLUMN "group_key" text;
ALTER TABLE "messages" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "channel_people" ADD CONSTRAINT "channel_people_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "channel_sends" ADD CONSTRAINT "channel_sends_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_downloads" ADD CONSTRAINT "message_downloads_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "start_keys" ADD CONSTRAINT "start_keys_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "channel_events_about" ON "channel_events" USING btree ("channel","about");
CREATE UNIQUE INDEX "channel_people_key" ON "channel_people" USING btree ("channel","key");
CREATE INDEX "channel_people_phones" ON "channel_people" USING gin ("phone_keys");
CREATE INDEX "channel_people_lead" ON "channel_people" USING btree ("lead_id");
CREATE INDEX "channel_sends_due" ON "channel_sends" USING btree ("due_at") WHERE ended_at is null;
CREATE INDEX "message_downloads_due" ON "message_downloads" USING btree ("due_at");
CREATE INDEX "message_downloads_message" ON "message_downloads" USING btree ("message_id");
CREATE UNIQUE INDEX "message_files_place" ON "message_files" USING btree ("message_id","place");
CREATE UNIQUE INDEX "start_keys_key" ON "start_keys" USING btree ("key");
CREATE INDEX "start_keys_lead" ON "start_keys" USING btree ("lead_id");
