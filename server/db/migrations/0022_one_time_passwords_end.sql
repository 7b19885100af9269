-- One-time passwords end (decision 0013); those that are out get as long as a new one.
ALTER TABLE "users" ADD COLUMN "one_time_until" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "one_time_until" = now() + interval '72 hours' WHERE "must_change_password";
