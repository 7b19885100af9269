-- What these answer is as before (0000, 0020); they are asked for every lead that is stored.
-- Nothing but ASCII: nothing to fold but capitals.
CREATE OR REPLACE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
BEGIN
  IF octet_length(input) = length(input) THEN
    RETURN lower(input);
  END IF;
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC)));
END $$;--> statement-breakpoint
-- By expressions alone: a query within a function costs more to begin than sorting a few words does.
CREATE OR REPLACE FUNCTION name_person(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(regexp_replace(public.search_fold(name), '[\s.,;''’-]+', ' ', 'g'), ' ');
  word text;
  folded text := '';
  times integer;
BEGIN
  words := array_remove(words, '');
  times := cardinality(words);
  -- The least of the words that are left, once for each time it is there.
  WHILE times > 0 LOOP
    word := words[1];
    FOR place IN 2 .. times LOOP
      word := least(word, words[place] COLLATE "C");
    END LOOP;
    folded := folded || repeat(word || ' ', cardinality(array_positions(words, word)));
    words := array_remove(words, word);
    times := cardinality(words);
  END LOOP;
  folded := rtrim(folded);
  IF folded ~ '^[a-z]*$' THEN
    RETURN NULL;
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
-- A mail that is only kept wakes nobody, and asks nobody whether it does.
DROP TRIGGER mails_queued ON mails;--> statement-breakpoint
DROP FUNCTION announce_mail();--> statement-breakpoint
CREATE TRIGGER mails_queued AFTER INSERT ON mails
  FOR EACH ROW WHEN (NEW.status = 'queued') EXECUTE FUNCTION announce_mail_again();
