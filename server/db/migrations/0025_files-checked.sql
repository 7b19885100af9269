-- expand
ALTER TABLE "message_files" VALIDATE CONSTRAINT "message_files_lead_id_contact_requests_id_fk";
