-- expand
ALTER TABLE "push_devices" ADD COLUMN "refusals" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "push_devices" ADD COLUMN "refused_since" timestamp (3) with time zone;
ALTER TABLE "push_devices" ADD COLUMN "ended" text;