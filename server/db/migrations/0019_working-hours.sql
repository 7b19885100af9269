CREATE TABLE "team_shifts" (
	"starts_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seconds_before" bigint NOT NULL
);

CREATE TABLE "working_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb,
	"languages" text[] NOT NULL
);

ALTER TABLE "lead_cells_state" ADD COLUMN "hours_key" text DEFAULT '' NOT NULL;
ALTER TABLE "lead_cells_state" ADD COLUMN "shifts_until" timestamp (3) with time zone;
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;