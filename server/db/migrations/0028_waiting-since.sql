-- expand
ALTER TABLE "contact_requests" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now();
