-- expand
ALTER TABLE "automation_receipts" ADD COLUMN "message_id" uuid;