CREATE TABLE `social_pictures` (
	`factory_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`language_code` text NOT NULL,
	`media_id` text NOT NULL,
	`is_chosen` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `page_slug`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_pictures_media` ON `social_pictures` (`media_id`);--> statement-breakpoint
ALTER TABLE `media` ADD `is_drawn` integer DEFAULT false NOT NULL;