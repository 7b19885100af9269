CREATE TABLE "automation_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chain" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"seen_at" timestamp (3) with time zone
);

CREATE TABLE "automation_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "automation_receipts" (
	"run_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"lead_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"action" text NOT NULL,
	"effect" text NOT NULL,
	"detail" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_receipts_run_id_step_pk" PRIMARY KEY("run_id","step")
);

CREATE TABLE "automation_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ready_made" text,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"on_since" timestamp (3) with time zone,
	"fired" integer DEFAULT 0 NOT NULL,
	"last_fired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "automation_rules_ready_made_unique" UNIQUE("ready_made")
);

CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"lead_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"condition" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);

CREATE TABLE "automation_versions" (
	"rule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text,
	CONSTRAINT "automation_versions_rule_id_version_pk" PRIMARY KEY("rule_id","version")
);

DROP INDEX "lead_escalations_step";
ALTER TABLE "lead_escalations" ADD COLUMN "reason" text;
ALTER TABLE "automation_events" ADD CONSTRAINT "automation_events_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_receipts" ADD CONSTRAINT "automation_receipts_run_id_automation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."automation_runs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_receipts" ADD CONSTRAINT "automation_receipts_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_receipts" ADD CONSTRAINT "automation_receipts_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "automation_versions" ADD CONSTRAINT "automation_versions_rule_id_automation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."automation_rules"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "automation_events_once" ON "automation_events" USING btree ("lead_id","kind","key");
CREATE INDEX "automation_events_waiting" ON "automation_events" USING btree ("at","id") WHERE seen_at is null;
CREATE INDEX "automation_events_kind" ON "automation_events" USING btree ("kind","at");
CREATE INDEX "automation_events_at" ON "automation_events" USING btree ("at");
CREATE INDEX "automation_receipts_lead" ON "automation_receipts" USING btree ("lead_id","at");
CREATE INDEX "automation_receipts_rule" ON "automation_receipts" USING btree ("rule_id","action","at");
CREATE INDEX "automation_receipts_assigned" ON "automation_receipts" USING btree ("detail","at") WHERE action = 'assign' and effect = 'done';
CREATE INDEX "automation_rules_date" ON "automation_rules" USING btree ("created_at","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "automation_runs_once" ON "automation_runs" USING btree ("rule_id","event_id");
CREATE INDEX "automation_runs_rule" ON "automation_runs" USING btree ("rule_id","at","id");
CREATE INDEX "automation_runs_date" ON "automation_runs" USING btree ("at","id");
CREATE INDEX "automation_runs_lead" ON "automation_runs" USING btree ("lead_id");
CREATE INDEX "automation_runs_open" ON "automation_runs" USING btree ("at","id") WHERE outcome = 'running';
CREATE INDEX "subscription_setups_completed" ON "subscription_setups" USING btree ("processed_at","id") WHERE status = 'completed';
CREATE INDEX "lead_escalations_step" ON "lead_escalations" USING btree ("lead_id","since","rank");