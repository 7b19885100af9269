-- expand
ALTER TABLE "import_rows" ADD COLUMN "undo_mark" text;