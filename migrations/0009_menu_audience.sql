ALTER TABLE `announcements` ADD `audience` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `audience` text DEFAULT 'everyone' NOT NULL;