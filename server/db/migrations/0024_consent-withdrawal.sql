-- expand
ALTER TABLE "consents" ADD COLUMN "withdrawn_through" text;