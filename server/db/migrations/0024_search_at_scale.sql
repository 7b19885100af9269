CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;--> statement-breakpoint
-- What leads are searched by: words in small letters without accents (`search_fold`), each after one space or more. Han,
-- kana and hangul are written without spaces between words, so each two that follow one another stand once more at the
-- end, in lines of their own, where a trigram index finds them.
CREATE FUNCTION lead_search_text(name text, email text, phone text, phone_key text, message text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
DECLARE
  input text := ' ' || concat_ws(' ', name, email, phone, phone_key, message) || ' ';
  folded text;
  pairs text;
BEGIN
  -- Nothing but ASCII: nothing to fold but capitals.
  IF octet_length(input) = length(input) THEN
    RETURN translate(lower(input), E'\t\n\r', '   ');
  END IF;
  folded := translate(public.search_fold(input), E'\t\n\r', '   ');
  IF folded ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' THEN
    SELECT string_agg(DISTINCT pair, E'\n') INTO pairs
    FROM (
      SELECT letter || CASE
          WHEN lead(letter) OVER (ORDER BY place) ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]'
          THEN lead(letter) OVER (ORDER BY place) ELSE '' END AS pair, letter
      FROM unnest(string_to_array(folded, NULL)) WITH ORDINALITY AS letters (letter, place)
    ) AS pairs
    WHERE letter ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]';
    RETURN folded || E'\n' || pairs || E'\n';
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
-- One index for all that is searched, and by the day as well: a frequent word is looked for in the newest leads first.
DROP INDEX "leads_message_search";--> statement-breakpoint
ALTER TABLE "contact_requests" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (lead_search_text(name, email, phone, phone_key, message)) STORED;--> statement-breakpoint
CREATE INDEX "leads_search" ON "contact_requests" USING gin (((created_at at time zone 'UTC')::date), "search_text" gin_trgm_ops) WITH (gin_pending_list_limit = 1024);--> statement-breakpoint
-- Of one score the newest first: age points are a matter of the day, so each score is a few walks of this index.
DROP INDEX "leads_score";--> statement-breakpoint
CREATE INDEX "leads_score" ON "contact_requests" USING btree ("score_base","created_at","id") WHERE deleted_at is null;
