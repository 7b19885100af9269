CREATE TABLE "reply_templates" (
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "reply_templates_template_language_pk" PRIMARY KEY("template","language")
);
--> statement-breakpoint
-- The list of alerts goes along these: an import leaves one row for each of its leads that tells nobody anything.
CREATE INDEX "lead_escalations_told" ON "lead_escalations" USING btree ("at") WHERE audience <> 'nobody';
