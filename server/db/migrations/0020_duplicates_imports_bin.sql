-- The bin is read newest first, page by page, however many went in at the same moment.
DROP INDEX "leads_bin";--> statement-breakpoint
CREATE INDEX "leads_bin" ON "contact_requests" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
-- What two addresses of one mailbox have in common: ana+gold@example.com and ana@example.com; at Gmail dots, too.
CREATE FUNCTION email_person(email_key text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  mailbox text := split_part(split_part(email_key, '@', 1), '+', 1);
  host text := split_part(email_key, '@', 2);
BEGIN
  IF host IN ('gmail.com', 'googlemail.com') THEN
    RETURN replace(mailbox, '.', '') || '@gmail.com';
  END IF;
  RETURN mailbox || '@' || host;
END $$;--> statement-breakpoint
-- A name however it is ordered, written and accented; null for a single word of Latin letters, which many people share.
CREATE FUNCTION name_person(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
BEGIN
  SELECT string_agg(word, ' ' ORDER BY word COLLATE "C") INTO folded
  FROM regexp_split_to_table(public.search_fold(name), '[\s.,;''’-]+') AS word WHERE word <> '';
  IF folded ~ '^[a-z]*$' THEN
    RETURN NULL;
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
CREATE INDEX "leads_email_person" ON "contact_requests" USING btree (email_person("email_key")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_name_person" ON "contact_requests" USING btree (name_person("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE "duplicate_groups" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dismissed" uuid[],
	CONSTRAINT "duplicate_groups_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_groups_id" ON "duplicate_groups" USING btree ("id");--> statement-breakpoint
CREATE INDEX "duplicate_groups_open" ON "duplicate_groups" USING btree ("found_at","id") WHERE dismissed is null;--> statement-breakpoint
CREATE TABLE "duplicate_scan" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"up_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL REFERENCES "contact_requests"("id") ON DELETE cascade,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_by" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lead_merges_lead" ON "lead_merges" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_merges_date" ON "lead_merges" USING btree ("merged_at","id");--> statement-breakpoint
CREATE TABLE "merged_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL REFERENCES "contact_requests"("id") ON DELETE cascade,
	"merge_id" uuid NOT NULL REFERENCES "lead_merges"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "merged_leads_merge" ON "merged_leads" USING btree ("merge_id");--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"skips_duplicates" boolean DEFAULT true NOT NULL,
	"dial" text,
	"language" text DEFAULT 'en' NOT NULL,
	"acted_by" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "imports_date" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" USING btree ("state");--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL REFERENCES "imports"("id") ON DELETE cascade,
	"line" integer NOT NULL,
	"state" text NOT NULL,
	"fields" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"email_key" text NOT NULL,
	"phone_key" text NOT NULL,
	"match_by" text,
	"match_lead" uuid,
	"match_line" integer,
	"lead_id" uuid REFERENCES "contact_requests"("id") ON DELETE set null,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "import_rows_email_key" ON "import_rows" USING btree ("email_key","import_id","line") WHERE email_key <> '';--> statement-breakpoint
CREATE INDEX "import_rows_phone_key" ON "import_rows" USING btree ("phone_key","import_id","line") WHERE phone_key <> '';--> statement-breakpoint
CREATE INDEX "import_rows_lead" ON "import_rows" USING btree ("lead_id");--> statement-breakpoint
-- Looks these leads up by what may make them the same person as another: mailbox, phone number, full name. A name that
-- more than five people have says nothing. A question that a colleague has answered is open again for a lead that was
-- not there then.
CREATE FUNCTION find_duplicates(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH own AS (
    SELECT k.kind, k.key, array_agg(l.id) AS leads
    FROM contact_requests AS l, LATERAL (
      VALUES ('email', email_person(l.email_key)), ('phone', l.phone_key), ('name', name_person(l.name))
    ) AS k (kind, key)
    WHERE l.id = ANY (ids) AND l.deleted_at IS NULL AND k.key <> '' AND k.key <> '@'
    GROUP BY k.kind, k.key
  ), shared AS (
    SELECT own.* FROM own WHERE CASE own.kind
      WHEN 'email' THEN (SELECT count(*) >= 2 FROM (
        SELECT FROM contact_requests AS o WHERE email_person(o.email_key) = own.key AND o.deleted_at IS NULL LIMIT 2) AS c)
      WHEN 'phone' THEN (SELECT count(*) >= 2 FROM (
        SELECT FROM contact_requests AS o WHERE o.phone_key = own.key AND o.deleted_at IS NULL LIMIT 2) AS c)
      ELSE (SELECT count(*) BETWEEN 2 AND 5 FROM (
        SELECT FROM contact_requests AS o WHERE name_person(o.name) = own.key AND o.deleted_at IS NULL LIMIT 6) AS c)
    END
  ), answered AS (
    UPDATE duplicate_groups AS g SET dismissed = NULL, found_at = now()
    FROM shared WHERE g.kind = shared.kind AND g.key = shared.key AND NOT g.dismissed @> shared.leads
  )
  INSERT INTO duplicate_groups (kind, key, found_at) SELECT kind, key, now() FROM shared ORDER BY kind, key
  ON CONFLICT (kind, key) DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION find_duplicates_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM find_duplicates(ARRAY[NEW.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- New leads are looked through a little later, by the clock, so that no visitor waits for it.
CREATE TRIGGER contact_requests_person_changed AFTER UPDATE OF name, email_key, phone_key, deleted_at, created_at
  ON contact_requests FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL AND (OLD.deleted_at IS NOT NULL OR OLD.name <> NEW.name OR OLD.email_key <> NEW.email_key
    OR OLD.phone_key <> NEW.phone_key OR OLD.created_at <> NEW.created_at))
  EXECUTE FUNCTION find_duplicates_of_changed();
