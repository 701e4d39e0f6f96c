ALTER TABLE `short_items` ADD `lost_qty` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `short_items` ADD `substitute_facts` text;