CREATE TABLE "lead_attachment_secrets" (
	"attachment_id" uuid PRIMARY KEY NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);

CREATE TABLE "lead_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "lead_attachment_secrets" ADD CONSTRAINT "lead_attachment_secrets_attachment_id_lead_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."lead_attachments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lead_attachments" ADD CONSTRAINT "lead_attachments_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lead_attachments_lead" ON "lead_attachments" USING btree ("lead_id","created_at");