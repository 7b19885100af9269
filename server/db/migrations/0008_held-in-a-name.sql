-- expand
ALTER TABLE "lead_interactions" ADD COLUMN "by_visitor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "created_by_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "created_by_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "lead_interactions" SET "by_visitor" = true WHERE "created_by" = 'Visitor' AND "subject" = 'returned'
  AND NOT EXISTS (SELECT FROM "users" WHERE "username" = 'Visitor');--> statement-breakpoint
UPDATE "api_keys" k SET "created_by_id" = u."id" FROM "users" u WHERE u."username" = k."created_by";--> statement-breakpoint
UPDATE "webhooks" w SET "created_by_id" = u."id" FROM "users" u WHERE u."username" = w."created_by";--> statement-breakpoint
UPDATE "webhooks" w SET "is_on" = false FROM "users" u
  WHERE u."id" = w."created_by_id" AND (u."disabled_at" IS NOT NULL OR u."role" <> 'owner');
