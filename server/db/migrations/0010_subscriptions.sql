-- expand
CREATE TABLE "billing_addresses" (
	"payer_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_addresses_payer_id_email_key_pk" PRIMARY KEY("payer_id","email_key")
);

CREATE TABLE "checkout_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "checkout_events_provider_id_pk" PRIMARY KEY("provider","id")
);

CREATE TABLE "checkout_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payer_refs" (
	"ref" text PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL
);

CREATE TABLE "payers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"matched_by" text,
	"matched_at" timestamp (3) with time zone,
	"reference" text,
	"first_paid_at" timestamp (3) with time zone,
	"won_from" text,
	"won_lead_id" uuid,
	"erased_at" timestamp (3) with time zone,
	"open_disputes" integer DEFAULT 0 NOT NULL,
	"lost_disputes" integer DEFAULT 0 NOT NULL,
	"is_undecided" boolean DEFAULT false NOT NULL,
	"is_ours" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"news_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"payments" integer NOT NULL,
	"refunds" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);

CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"subscription_id" text,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_day_unknown" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"fee" bigint,
	"known_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "subscription_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"part" integer NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fact" jsonb NOT NULL,
	CONSTRAINT "subscription_ledger_event" UNIQUE("provider","event_id","part")
);

CREATE TABLE "subscription_steps" (
	"subscription_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"monthly" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_pause" boolean NOT NULL,
	"known_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_steps_subscription_id_at_pk" PRIMARY KEY("subscription_id","at")
);

CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"payer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"status" text,
	"end_reason" text,
	"started_at" timestamp (3) with time zone,
	"trial_start" timestamp (3) with time zone,
	"trial_end" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"cancels_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"failed_since" timestamp (3) with time zone,
	"next_try" timestamp (3) with time zone,
	"pays_since" timestamp (3) with time zone,
	"silent_since" timestamp (3) with time zone,
	"monthly" bigint NOT NULL,
	"price" bigint,
	"currency" text,
	"rhythm" text,
	"is_uncertain" boolean NOT NULL,
	"began_before" boolean NOT NULL
);

ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "checkout_references" ADD CONSTRAINT "checkout_references_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payer_refs" ADD CONSTRAINT "payer_refs_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payers" ADD CONSTRAINT "payers_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription_steps" ADD CONSTRAINT "subscription_steps_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payer_id_payers_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."payers"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "billing_addresses_email_key" ON "billing_addresses" USING btree ("email_key");
CREATE INDEX "billing_addresses_search" ON "billing_addresses" USING gin ("email_key" gin_trgm_ops);
CREATE INDEX "checkout_events_received" ON "checkout_events" USING btree ("received_at");
CREATE INDEX "checkout_references_lead" ON "checkout_references" USING btree ("lead_id");
CREATE INDEX "payer_refs_payer" ON "payer_refs" USING btree ("payer_id");
CREATE INDEX "payers_lead" ON "payers" USING btree ("lead_id");
CREATE INDEX "payers_due" ON "payers" USING btree ("due_at");
CREATE INDEX "payers_news" ON "payers" USING btree ("news_at","id");
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id","at");
CREATE INDEX "payments_at" ON "payments" USING btree ("at");
CREATE INDEX "subscription_ledger_ref" ON "subscription_ledger" USING btree ("ref");
CREATE INDEX "subscriptions_payer" ON "subscriptions" USING btree ("payer_id");
CREATE INDEX "subscriptions_state" ON "subscriptions" USING btree ("state");