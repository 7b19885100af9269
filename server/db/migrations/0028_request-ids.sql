-- expand
ALTER TABLE "automation_events" ADD COLUMN "request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid;
ALTER TABLE "lead_interactions" ADD COLUMN "request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid;
ALTER TABLE "contact_requests" ADD COLUMN "request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid;
ALTER TABLE "mails" ADD COLUMN "request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid;
ALTER TABLE "webhook_deliveries" ADD COLUMN "request_id" uuid DEFAULT nullif(current_setting('product.request_id', true), '')::uuid;