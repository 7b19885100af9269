-- expand
-- A trigger keeps it from now on (`server/leads/searched-fields-sql`): a further searched field is no change of the schema.
ALTER TABLE "contact_requests" ALTER COLUMN "search_text" DROP EXPRESSION;
