CREATE TABLE "import_updates" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"lead_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_updates_import_id_line_pk" PRIMARY KEY("import_id","line")
);

ALTER TABLE "imports" ADD COLUMN "updates_known" boolean DEFAULT false NOT NULL;
ALTER TABLE "import_updates" ADD CONSTRAINT "import_updates_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "import_updates" ADD CONSTRAINT "import_updates_lead_id_contact_requests_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "import_updates_lead" ON "import_updates" USING btree ("lead_id");