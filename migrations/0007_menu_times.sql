ALTER TABLE `menu_items` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `is_shown` integer DEFAULT true NOT NULL;