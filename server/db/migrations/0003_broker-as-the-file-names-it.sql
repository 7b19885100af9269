ALTER TABLE "accounts" ADD COLUMN "named_company" text;
ALTER TABLE "accounts" ADD COLUMN "named_server" text;