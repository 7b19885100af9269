-- What was ever stated stays readable: who agreed to something agreed with the company of that day.
CREATE TABLE "claim_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"username" text,
	"statement" jsonb
);
--> statement-breakpoint
CREATE INDEX "claim_history_claim" ON "claim_history" USING btree ("claim_id","id");--> statement-breakpoint
CREATE TRIGGER claim_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON claim_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
