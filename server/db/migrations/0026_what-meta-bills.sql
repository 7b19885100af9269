-- expand
ALTER TABLE "messages" ADD COLUMN "billing" text;
