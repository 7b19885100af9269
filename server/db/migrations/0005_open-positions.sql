-- expand
ALTER TABLE "report_imports" ADD COLUMN "open_trades" jsonb;