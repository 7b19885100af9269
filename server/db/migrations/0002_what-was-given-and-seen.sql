-- expand
ALTER TABLE "lead_notices" ADD COLUMN "task_id" uuid;
ALTER TABLE "lead_notices" ADD COLUMN "batch_id" uuid;
ALTER TABLE "lead_bulk_items" ADD COLUMN "seen" jsonb;
ALTER TABLE "lead_bulks" ADD COLUMN "seen_at" timestamp (3) with time zone;