-- expand
ALTER TABLE "payers" ADD COLUMN "asked_at" timestamp (3) with time zone;