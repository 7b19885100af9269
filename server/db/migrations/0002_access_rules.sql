CREATE TABLE "access_refusals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"name_hash" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"call" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"logged_at" timestamp (3) with time zone
);

CREATE UNLOGGED TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);

CREATE UNLOGGED TABLE "used_form_tokens" (
	"nonce" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

DROP INDEX "users_username_folded";
ALTER TABLE "users" ADD COLUMN "username_key" text NOT NULL;
CREATE UNIQUE INDEX "access_refusals_window" ON "access_refusals" USING btree ("window_start","kind","address","name_hash",coalesce("user_id", '00000000-0000-0000-0000-000000000000'),"call");
CREATE INDEX "access_refusals_last" ON "access_refusals" USING btree ("last_at","id");
CREATE INDEX "access_refusals_open" ON "access_refusals" USING btree ("window_start") WHERE logged_at is null;
CREATE INDEX "tries_resets" ON "tries" USING btree ("resets_at");
CREATE INDEX "used_form_tokens_expires" ON "used_form_tokens" USING btree ("expires_at");
ALTER TABLE "users" ADD CONSTRAINT "users_username_key_unique" UNIQUE("username_key");