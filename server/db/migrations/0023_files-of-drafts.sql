-- expand
ALTER TABLE "message_files" ALTER COLUMN "message_id" DROP NOT NULL;
ALTER TABLE "message_files" ALTER COLUMN "place" SET DEFAULT 0;
ALTER TABLE "message_files" ADD COLUMN "lead_id" uuid;
ALTER TABLE "message_files" ADD COLUMN "draft" jsonb;
ALTER TABLE "message_files" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action NOT VALID;