CREATE TABLE "lead_attributions" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"variant" text,
	"landing_page" text,
	"referrer_host" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text
);
--> statement-breakpoint
CREATE TABLE "variant_exposures" (
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"language" text NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "variant_exposures_day_variant_language_pk" PRIMARY KEY("day","variant","language")
);
--> statement-breakpoint
ALTER TABLE "lead_attributions" ADD CONSTRAINT "lead_attributions_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
