CREATE TABLE "lead_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"leads" integer DEFAULT 1 NOT NULL,
	"bulk_id" uuid,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);

ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lead_notices_user" ON "lead_notices" USING btree ("user_id","at");
CREATE INDEX "lead_notices_open" ON "lead_notices" USING btree ("user_id","at") WHERE done_at is null;
CREATE INDEX "lead_notices_lead" ON "lead_notices" USING btree ("lead_id");
CREATE UNIQUE INDEX "lead_notices_bulk" ON "lead_notices" USING btree ("bulk_id","user_id") WHERE bulk_id is not null;