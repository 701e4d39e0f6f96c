CREATE TABLE `menu_title_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	`is_reviewed` integer NOT NULL,
	`origin` text NOT NULL,
	`source_title` text,
	`at` integer NOT NULL,
	`author` text,
	`menu_item_id` text NOT NULL,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`menu_item_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `menu_title_versions_title` ON `menu_title_versions` (`menu_item_id`,`language_code`,`at`);--> statement-breakpoint
CREATE TABLE `footer_title_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	`is_reviewed` integer NOT NULL,
	`origin` text NOT NULL,
	`source_title` text,
	`at` integer NOT NULL,
	`author` text,
	`footer_link_id` text NOT NULL,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`footer_link_id`) REFERENCES `footer_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `footer_title_versions_title` ON `footer_title_versions` (`footer_link_id`,`language_code`,`at`);