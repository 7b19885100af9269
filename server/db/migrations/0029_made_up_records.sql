-- Records that the makers of demonstrations write say so themselves: whatever is computed from them carries the mark.
ALTER TABLE "accounts" ADD COLUMN "is_made_up" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "monthly_performance" ADD COLUMN "is_made_up" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "trading_operations" ADD COLUMN "is_made_up" boolean DEFAULT false NOT NULL;
