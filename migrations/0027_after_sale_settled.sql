ALTER TABLE `withdrawals` ADD `returned_lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `dropped_lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `was_paid` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `settles` text DEFAULT 'goodwill' NOT NULL;