CREATE TABLE "forecast_snapshots" (
	"month" date PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expected" bigint NOT NULL,
	"low" bigint NOT NULL,
	"high" bigint NOT NULL
);
