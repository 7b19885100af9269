-- expand
ALTER TABLE "lead_tasks" ADD COLUMN "chain" uuid[] DEFAULT coalesce(string_to_array(nullif(current_setting('automation.chain', true), ''), ',')::uuid[], '{}'::uuid[]) NOT NULL;