CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"contract" text,
	"note" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" text
);
--> statement-breakpoint
CREATE INDEX "cancellations_created" ON "cancellations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_open" ON "cancellations" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "cancellations_email_key" ON "cancellations" USING btree ("email_key");
