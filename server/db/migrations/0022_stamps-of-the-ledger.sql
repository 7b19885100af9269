-- expand
CREATE TABLE "ledger_stamps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"authority" text NOT NULL,
	"certificate" text NOT NULL,
	"server" text NOT NULL,
	"response" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "ledger_stamps_seq" ON "ledger_stamps" USING btree ("seq","time");
CREATE INDEX "ledger_stamps_server" ON "ledger_stamps" USING btree ("server","created_at");
revoke update, delete, truncate on ledger_stamps from public, current_user;
