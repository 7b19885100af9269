CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"broker" text NOT NULL,
	"server_zone" text,
	"server_zone_source" text,
	"digits" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"login_hash" text,
	"login_salt" text NOT NULL,
	"carries_record" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"account_id" uuid NOT NULL,
	"ticket" text NOT NULL,
	"seq" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"time" timestamp(0) NOT NULL,
	"type" text NOT NULL,
	"symbol" text NOT NULL,
	"direction" text,
	"volume" numeric(18, 8) NOT NULL,
	"price" numeric(24, 10) NOT NULL,
	"order" text NOT NULL,
	"commission" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"swap" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"position" text,
	"has_stop" boolean,
	CONSTRAINT "deals_account_id_ticket_pk" PRIMARY KEY("account_id","ticket")
);
--> statement-breakpoint
CREATE TABLE "report_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"file_sha256" text NOT NULL,
	"file_size" bigint NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"step" text DEFAULT 'reading' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"kind" text,
	"recomputed" integer,
	"agree" integer,
	"deals" integer,
	"new_deals" integer,
	"open_positions" integer,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "monthly_performance" ALTER COLUMN "percentage_gain" SET DATA TYPE numeric(9, 2);
--> statement-breakpoint
ALTER TABLE "monthly_performance" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
ALTER TABLE "monthly_performance" ADD COLUMN "typed_percentage_gain" numeric(9, 2);
--> statement-breakpoint
ALTER TABLE "monthly_performance" ADD COLUMN "typed_profit_amount" integer;
--> statement-breakpoint
ALTER TABLE "trading_operations" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
ALTER TABLE "trading_operations" ADD COLUMN "position" text;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_import_id_report_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."report_imports"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_slug" ON "accounts" USING btree ("slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_carrying" ON "accounts" USING btree ("carries_record") WHERE carries_record;
--> statement-breakpoint
CREATE INDEX "deals_in_order" ON "deals" USING btree ("account_id","seq");
--> statement-breakpoint
CREATE INDEX "report_imports_account" ON "report_imports" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "report_imports_one_at_a_time" ON "report_imports" USING btree ("account_id") WHERE state = 'reading';
--> statement-breakpoint
ALTER TABLE "monthly_performance" ADD CONSTRAINT "monthly_performance_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trading_operations" ADD CONSTRAINT "trading_operations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "trading_operations_position" ON "trading_operations" USING btree ("account_id","position");
--> statement-breakpoint
CREATE TRIGGER accounts_pages AFTER INSERT OR UPDATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
-- Once a file is accepted; not while it is being read.
CREATE TRIGGER report_imports_pages AFTER UPDATE OF state ON report_imports
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
