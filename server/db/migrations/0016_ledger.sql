-- The record nobody can rewrite. The database itself refuses whatever is not the next entry of the chain.
CREATE TABLE "ledger_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"hash" text NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "ledger_entries_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_key_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"key_version" text NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_key_secrets" ADD CONSTRAINT "ledger_key_secrets_key_id_ledger_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."ledger_keys"("key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_subject" ON "ledger_entries" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_corrections" ON "ledger_entries" USING btree ("seq") WHERE kind = 'correction';--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_keys_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Numbers follow one another, each entry names the hash of the one before, each hash is that of its own line.
CREATE FUNCTION refuse_broken_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added AS a
    CROSS JOIN LATERAL json_to_record(a.line::json) AS said (seq bigint, kind text, prev text)
    LEFT JOIN ledger_entries AS before ON before.seq = a.seq - 1
    WHERE (before.seq IS NULL AND a.seq <> 1)
      OR said.seq IS DISTINCT FROM a.seq
      OR said.kind IS DISTINCT FROM a.kind
      OR said.prev IS DISTINCT FROM coalesce(before.hash, repeat('0', 64))
      OR a.hash <> encode(sha256(convert_to(
        'ledger-v1' || chr(10) || replace(a.line, '"hash":"' || a.hash || '",', ''), 'UTF8')), 'hex')
  ) THEN
    RAISE EXCEPTION 'not the next entry of the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_follow AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_broken_chain();--> statement-breakpoint
CREATE TRIGGER ledger_entries_pages AFTER INSERT ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();--> statement-breakpoint
-- They hold whichever way a session was opened.
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only;--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_follow;--> statement-breakpoint
ALTER TABLE ledger_heads ENABLE ALWAYS TRIGGER ledger_heads_append_only;--> statement-breakpoint
ALTER TABLE ledger_keys ENABLE ALWAYS TRIGGER ledger_keys_append_only;--> statement-breakpoint
-- Nobody needs more, the owner of the tables included.
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries, ledger_heads FROM PUBLIC, CURRENT_USER;
