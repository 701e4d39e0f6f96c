CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`from_path` text NOT NULL,
	`language_code` text NOT NULL,
	`page_id` text,
	`to_path` text,
	`is_manual` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_from` ON `redirects` (`factory_id`,`from_path`,`language_code`);--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `is_published` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `unpublish_at` integer;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `is_indexed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `parent_id` text REFERENCES pages(id);