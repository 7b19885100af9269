-- When a lead becomes overdue in its column (spec §4), null where nothing is awaited. Hours and minutes are the same in
-- every time zone, so an index may rest on it; its statistics tell how many leads are overdue, which those of status and
-- time apart do not. In PL/pgSQL: written out in the query, the planner would not know the index by it.
CREATE FUNCTION lead_due_at(status text, updated_at timestamptz) RETURNS timestamptz
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    RETURN updated_at + CASE status
      WHEN 'new' THEN interval '5 minutes'
      WHEN 'contacted' THEN interval '24 hours'
      WHEN 'responded' THEN interval '12 hours'
      WHEN 'no_response' THEN interval '48 hours'
      WHEN 'qualified' THEN interval '48 hours'
      WHEN 'proposal' THEN interval '24 hours'
      WHEN 'negotiation' THEN interval '24 hours'
    END;
  END $$;--> statement-breakpoint
-- Indexes of expressions hold all leads, also those in the bin: the statistics of a partial one are not used.
CREATE INDEX "leads_due" ON "contact_requests" USING btree (lead_due_at("status", "updated_at"),"id");--> statement-breakpoint
CREATE INDEX "leads_language" ON "contact_requests" USING btree (coalesce("preferred_language", "language"),"created_at","id");--> statement-breakpoint
CREATE INDEX "leads_country" ON "contact_requests" USING btree ("country","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_assignee" ON "contact_requests" USING btree ("assigned_to","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_message_search" ON "contact_requests" USING gin (search_fold("message") gin_trgm_ops);--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_bulks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_bulk_items" (
	"bulk_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"before" jsonb,
	"version" integer,
	CONSTRAINT "lead_bulk_items_bulk_id_lead_id_pk" PRIMARY KEY("bulk_id","lead_id")
);
--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_bulks" ADD CONSTRAINT "lead_bulks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_bulk_items" ADD CONSTRAINT "lead_bulk_items_bulk_id_lead_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."lead_bulks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_bulk_items" ADD CONSTRAINT "lead_bulk_items_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_views_owner" ON "lead_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "lead_views_shared" ON "lead_views" USING btree ("is_shared") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "lead_bulks_user" ON "lead_bulks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_bulks_open" ON "lead_bulks" USING btree ("created_at") WHERE status in ('waiting', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "lead_bulk_items_lead" ON "lead_bulk_items" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_bulk_items_state" ON "lead_bulk_items" USING btree ("bulk_id","state","lead_id");
