-- expand
CREATE TABLE "upkeep_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
