CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
-- unaccent() is only STABLE because a dictionary can be changed; ours is not, so an index may rest on it.
-- In PL/pgSQL, which keeps its plan: an SQL function would be parsed anew for every stored lead.
CREATE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ BEGIN RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC))); END $$;
