-- expand
ALTER TABLE "messages" ADD COLUMN "choice_lead_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;
