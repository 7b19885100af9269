-- What is shown of an account, computed once for each file that is accepted: pages never read its deals for it.
CREATE TABLE "account_records" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"record" jsonb
);
--> statement-breakpoint
ALTER TABLE "account_records" ADD CONSTRAINT "account_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
