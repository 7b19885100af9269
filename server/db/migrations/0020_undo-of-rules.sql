-- expand
ALTER TABLE "automation_receipts" ADD COLUMN "changed" jsonb;
ALTER TABLE "automation_receipts" ADD COLUMN "undone_at" timestamp (3) with time zone;
ALTER TABLE "automation_receipts" ADD COLUMN "undone_by" text;
