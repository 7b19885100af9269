CREATE TABLE "ai_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"quality_score" integer NOT NULL,
	"conversion_probability" numeric(5, 2) NOT NULL,
	"engagement_level" integer NOT NULL,
	"risk_assessment" varchar(10) NOT NULL,
	"confidence_level" numeric(5, 2) NOT NULL,
	"key_insights" jsonb NOT NULL,
	"analysis_data" jsonb NOT NULL,
	"language" varchar(5) DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"type" varchar(50) NOT NULL,
	"priority" integer NOT NULL,
	"title" varchar(255) NOT NULL,
	"description" text NOT NULL,
	"suggested_action" text NOT NULL,
	"expected_outcome" text,
	"confidence_score" numeric(5, 2) NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"language" varchar(5) DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"implemented_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sentiment_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"interaction_id" uuid,
	"text_analyzed" text NOT NULL,
	"sentiment_score" numeric(3, 2) NOT NULL,
	"emotion_detected" text,
	"urgency_level" integer NOT NULL,
	"key_phrases" jsonb NOT NULL,
	"language" varchar(5) DEFAULT 'en' NOT NULL,
	"analysis_timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"wording_version" text NOT NULL,
	"language" varchar(5) NOT NULL,
	"form" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_interactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"type" text DEFAULT 'note' NOT NULL,
	"subject" text,
	"content" text NOT NULL,
	"outcome" text,
	"duration" integer,
	"scheduled_for" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_by" text DEFAULT 'Admin' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text DEFAULT 'follow_up' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"assigned_to" text,
	"due_date" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_totals" (
	"status" text NOT NULL,
	"platform" text NOT NULL,
	"slot" smallint NOT NULL,
	"leads" bigint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "lead_totals_status_platform_slot_pk" PRIMARY KEY("status","platform","slot")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country" text,
	"preferred_language" text,
	"investment_experience" text,
	"message" text,
	"language" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"assigned_to" text,
	"last_contact_date" timestamp (3) with time zone,
	"next_follow_up_date" timestamp (3) with time zone,
	"lead_source" text DEFAULT 'website' NOT NULL,
	"platform" text DEFAULT 'main' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"estimated_value" integer DEFAULT 0,
	"conversion_probability" integer DEFAULT 50 NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"score_base" smallint DEFAULT 0 NOT NULL,
	"priority_rank" smallint DEFAULT 2 NOT NULL,
	"first_reply_at" timestamp (3) with time zone,
	"last_reply_at" timestamp (3) with time zone,
	"returned_count" integer DEFAULT 0 NOT NULL,
	"last_returned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"email_key" text NOT NULL,
	"phone_key" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_fold(name || ' ' || email || ' ' || phone || ' ' || phone_key)) STORED
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"account_type" text,
	"as_of" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"evidence" jsonb NOT NULL,
	"approved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gold_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"high" numeric(10, 2),
	"low" numeric(10, 2),
	"volume" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_performance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"percentage_gain" numeric(5, 2) NOT NULL,
	"profit_amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monthly_performance_year_month" UNIQUE("year","month")
);
--> statement-breakpoint
CREATE TABLE "trading_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pair" text DEFAULT 'XAU/USD' NOT NULL,
	"type" text NOT NULL,
	"entry_price" numeric(10, 2) NOT NULL,
	"exit_price" numeric(10, 2) NOT NULL,
	"result" integer NOT NULL,
	"pips" numeric(10, 2) NOT NULL,
	"time" text NOT NULL,
	"account_type" text DEFAULT 'live' NOT NULL,
	"executed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_setup_secrets" (
	"setup_id" uuid PRIMARY KEY NOT NULL,
	"key_version" integer NOT NULL,
	"nonce" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"purge_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_setups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mt5_username" text NOT NULL,
	"broker_server" text,
	"investment_amount" text NOT NULL,
	"additional_notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"email_sent" boolean DEFAULT false NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"assigned_to" text,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"username" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "change_counters" (
	"topic" text NOT NULL,
	"slot" smallint NOT NULL,
	"changes" bigint NOT NULL,
	CONSTRAINT "change_counters_topic_slot_pk" PRIMARY KEY("topic","slot")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"remembered" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "ai_analyses" ADD CONSTRAINT "ai_analyses_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_recommendations" ADD CONSTRAINT "ai_recommendations_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_recommendations" ADD CONSTRAINT "ai_recommendations_analysis_id_ai_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."ai_analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentiment_analyses" ADD CONSTRAINT "sentiment_analyses_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentiment_analyses" ADD CONSTRAINT "sentiment_analyses_interaction_id_lead_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."lead_interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_interactions" ADD CONSTRAINT "lead_interactions_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_setup_secrets" ADD CONSTRAINT "subscription_setup_secrets_setup_id_subscription_setups_id_fk" FOREIGN KEY ("setup_id") REFERENCES "public"."subscription_setups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_analyses_lead" ON "ai_analyses" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_recommendations_lead" ON "ai_recommendations" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "sentiment_analyses_lead" ON "sentiment_analyses" USING btree ("lead_id","analysis_timestamp");--> statement-breakpoint
CREATE INDEX "consents_lead" ON "consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_interactions_lead" ON "lead_interactions" USING btree ("lead_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id","due_date");--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("due_date") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "leads_column" ON "contact_requests" USING btree ("status","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_column_platform" ON "contact_requests" USING btree ("platform","status","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_date" ON "contact_requests" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_value" ON "contact_requests" USING btree (coalesce("estimated_value", 0),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_priority" ON "contact_requests" USING btree ("priority_rank","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_score" ON "contact_requests" USING btree ("score_base","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "contact_requests" USING btree ("email_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_phone_key" ON "contact_requests" USING btree ("phone_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "contact_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gold_prices_timestamp" ON "gold_prices" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "trading_operations_executed" ON "trading_operations" USING btree ("executed_at","id");--> statement-breakpoint
CREATE INDEX "subscription_setups_created" ON "subscription_setups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");