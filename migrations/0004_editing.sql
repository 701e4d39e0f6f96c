CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`content_hash` text NOT NULL,
	`storage_key` text NOT NULL,
	`version` integer NOT NULL,
	`width` integer,
	`height` integer,
	`turn` integer NOT NULL,
	`thumbhash` text,
	`focal_x` integer NOT NULL,
	`focal_y` integer NOT NULL,
	`is_decorative` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_content` ON `media` (`factory_id`,`content_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_storage` ON `media` (`storage_key`);--> statement-breakpoint
CREATE INDEX `media_name` ON `media` (`factory_id`,`search_text`,`id`);--> statement-breakpoint
CREATE TABLE `media_texts` (
	`media_id` text NOT NULL,
	`language_code` text NOT NULL,
	`alt_text` text NOT NULL,
	PRIMARY KEY(`media_id`, `language_code`),
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stored_objects` (
	`storage_key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stored_objects_created` ON `stored_objects` (`created_at`);