ALTER TABLE "imports" ADD COLUMN "decimal" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
-- Leads of a file were known by an alarm that told nobody.
UPDATE contact_requests AS l SET imported_at = e.since FROM lead_escalations e
WHERE e.lead_id = l.id AND e.audience = 'nobody';--> statement-breakpoint
DELETE FROM lead_escalations WHERE audience = 'nobody';--> statement-breakpoint
DROP INDEX "lead_escalations_told";--> statement-breakpoint
-- Nobody waited for the first reply to a lead of a file: it is no response time.
UPDATE first_reply_totals AS t SET replies = t.replies - i.replies, milliseconds = t.milliseconds - i.milliseconds
FROM (
  SELECT (first_reply_at AT TIME ZONE 'UTC')::date AS day, count(*) AS replies,
    sum(first_reply_ms(first_reply_at, created_at)) AS milliseconds
  FROM contact_requests WHERE imported_at IS NOT NULL AND first_reply_at IS NOT NULL GROUP BY 1
) AS i WHERE t.day = i.day;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_first_replies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.imported_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.first_reply_at IS NOT NULL THEN
    UPDATE first_reply_totals
    SET replies = replies - 1, milliseconds = milliseconds - first_reply_ms(OLD.first_reply_at, OLD.created_at)
    WHERE day = (OLD.first_reply_at AT TIME ZONE 'UTC')::date;
  END IF;
  IF NEW.first_reply_at IS NOT NULL THEN
    INSERT INTO first_reply_totals AS t (day, replies, milliseconds)
    VALUES (
      (NEW.first_reply_at AT TIME ZONE 'UTC')::date, 1, first_reply_ms(NEW.first_reply_at, NEW.created_at)
    )
    ON CONFLICT (day) DO UPDATE SET replies = t.replies + 1, milliseconds = t.milliseconds + excluded.milliseconds;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP INDEX "leads_due";--> statement-breakpoint
DROP FUNCTION lead_due_at(text, timestamptz);--> statement-breakpoint
-- As before (0018); null also for a lead that a file brought in and nothing has happened to since.
CREATE FUNCTION lead_due_at(status text, updated_at timestamptz, imported_at timestamptz) RETURNS timestamptz
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    IF imported_at = updated_at THEN
      RETURN NULL;
    END IF;
    RETURN updated_at + CASE status
      WHEN 'new' THEN interval '5 minutes'
      WHEN 'contacted' THEN interval '24 hours'
      WHEN 'responded' THEN interval '12 hours'
      WHEN 'no_response' THEN interval '48 hours'
      WHEN 'qualified' THEN interval '48 hours'
      WHEN 'proposal' THEN interval '24 hours'
      WHEN 'negotiation' THEN interval '24 hours'
    END;
  END $$;--> statement-breakpoint
CREATE INDEX "leads_due" ON "contact_requests" USING btree (lead_due_at("status", "updated_at", "imported_at"),"id");--> statement-breakpoint
DROP INDEX "leads_column";--> statement-breakpoint
CREATE INDEX "leads_column" ON "contact_requests" USING btree ("status",((imported_at is not distinct from updated_at and status not in ('converted', 'lost'))::int),"updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX "leads_column_platform";--> statement-breakpoint
CREATE INDEX "leads_column_platform" ON "contact_requests" USING btree ("platform","status",((imported_at is not distinct from updated_at and status not in ('converted', 'lost'))::int),"updated_at","id") WHERE deleted_at is null;
