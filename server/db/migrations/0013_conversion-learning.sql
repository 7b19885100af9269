CREATE TABLE "conversion_learning" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL,
	"closed" integer NOT NULL,
	"converted" integer NOT NULL,
	"closed_in_all" integer NOT NULL,
	"model" jsonb,
	"quality" jsonb
);
