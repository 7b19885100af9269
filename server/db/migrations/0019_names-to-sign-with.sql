-- expand
ALTER TABLE "users" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;