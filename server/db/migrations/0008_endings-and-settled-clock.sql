-- expand
CREATE TABLE "clock_readings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "endings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"subject_table" text NOT NULL,
	"subject" text,
	"state" jsonb
);

ALTER TABLE "purge_runs" ADD COLUMN "held" jsonb DEFAULT '{}'::jsonb NOT NULL;
CREATE INDEX "endings_at" ON "endings" USING btree ("at");