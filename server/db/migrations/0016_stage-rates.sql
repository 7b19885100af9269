-- expand
CREATE TABLE "stage_rates" (
	"stage" text PRIMARY KEY NOT NULL,
	"reached" integer NOT NULL,
	"converted" integer NOT NULL
);
