CREATE TABLE "insight_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);

ALTER TABLE "ai_recommendations" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
ALTER TABLE "sentiment_analyses" ADD COLUMN "source" text DEFAULT 'typed' NOT NULL;
ALTER TABLE "sentiment_analyses" ADD COLUMN "confidence" numeric(4, 3) DEFAULT '0' NOT NULL;
ALTER TABLE "sentiment_analyses" ADD COLUMN "is_unsure" boolean DEFAULT false NOT NULL;
CREATE INDEX "sentiment_analyses_urgent" ON "sentiment_analyses" USING btree ("analysis_timestamp") WHERE urgency_level >= 7 and source <> 'typed';