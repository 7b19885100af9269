ALTER TABLE "lead_tasks" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "lead_interactions" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "alerts_seen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE TABLE "lead_escalations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"audience" text NOT NULL,
	"assignee" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_presence" (
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"doing" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_presence_lead_id_user_id_pk" PRIMARY KEY("lead_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lead_escalations" ADD CONSTRAINT "lead_escalations_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_escalations_step" ON "lead_escalations" USING btree ("lead_id","since","rank");--> statement-breakpoint
CREATE INDEX "lead_escalations_at" ON "lead_escalations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_presence_user" ON "lead_presence" USING btree ("user_id");--> statement-breakpoint
DROP INDEX "lead_tasks_due";--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("due_date","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "lead_tasks_of" ON "lead_tasks" USING btree ("assigned_to","due_date","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "leads_returned" ON "contact_requests" USING btree ("last_returned_at","id") WHERE deleted_at is null and last_returned_at is not null;
--> statement-breakpoint
CREATE INDEX "lead_tasks_of_nobody" ON "lead_tasks" USING btree ("due_date","id") WHERE status = 'pending' and assigned_to is null;
