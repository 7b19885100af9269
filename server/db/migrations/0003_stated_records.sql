CREATE TABLE "login_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);

ALTER TABLE "accounts" ADD COLUMN "login_key" text;
ALTER TABLE "monthly_performance" ADD COLUMN "is_unfinished" boolean DEFAULT false NOT NULL;
CREATE UNIQUE INDEX "accounts_login" ON "accounts" USING btree ("login_key");
CREATE INDEX "ledger_entries_of_the_record" ON "ledger_entries" USING btree ("seq") WHERE kind in ('account-opened', 'account-renamed', 'login-repeated', 'record-carrier', 'restored');