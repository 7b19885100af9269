CREATE TABLE "lead_cells" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"bin" smallint NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	"leads" integer NOT NULL,
	"replied" integer NOT NULL,
	"qualified" integer NOT NULL,
	"converted" integer NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "lead_cells_dimension_day_value_bin_is_erased_pk" PRIMARY KEY("dimension","day","value","bin","is_erased")
);

CREATE TABLE "lead_cells_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL
);

CREATE TABLE "lead_days_changed" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "lead_stage_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"owner" text
);

ALTER TABLE "lead_stage_changes" ADD CONSTRAINT "lead_stage_changes_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lead_stage_changes_lead" ON "lead_stage_changes" USING btree ("lead_id","at","id");
CREATE INDEX "lead_stage_changes_to" ON "lead_stage_changes" USING btree ("to_stage","at");