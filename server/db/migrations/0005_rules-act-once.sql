-- expand
CREATE TABLE "automation_days" (
	"rule_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_days_rule_id_key_pk" PRIMARY KEY("rule_id","key")
);

ALTER TABLE "lead_stage_changes" ADD COLUMN "merge_id" uuid;
ALTER TABLE "automation_events" ADD COLUMN "undone_at" timestamp (3) with time zone;
ALTER TABLE "automation_receipts" ADD COLUMN "due_at" timestamp (3) with time zone;
ALTER TABLE "automation_days" ADD CONSTRAINT "automation_days_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;