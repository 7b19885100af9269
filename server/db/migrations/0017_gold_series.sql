-- One price a moment: a series that is handed in again replaces what stood there.
DELETE FROM "gold_prices" AS a USING "gold_prices" AS b WHERE a."timestamp" = b."timestamp" AND a."id" < b."id";--> statement-breakpoint
DROP INDEX "gold_prices_timestamp";--> statement-breakpoint
CREATE UNIQUE INDEX "gold_prices_timestamp" ON "gold_prices" USING btree ("timestamp");--> statement-breakpoint
CREATE TRIGGER gold_prices_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gold_prices
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
