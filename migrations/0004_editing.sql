CREATE TABLE `announcement_texts` (
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`factory_id`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `announcements`(`factory_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `announcements` (
	`factory_id` text PRIMARY KEY NOT NULL,
	`words_key` text NOT NULL,
	`url` text,
	`starts_at` integer,
	`ends_at` integer,
	`is_dismissible` integer NOT NULL,
	`is_shown` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `theme_tokens` (
	`factory_id` text NOT NULL,
	`scheme` text NOT NULL,
	`token` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`factory_id`, `scheme`, `token`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `footer_colors` (
	`factory_id` text PRIMARY KEY NOT NULL,
	`background_color` text NOT NULL,
	`text_color` text NOT NULL,
	`link_color` text NOT NULL,
	`link_hover_color` text NOT NULL,
	`border_color` text NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `content_pending` (
	`page_content_id` text NOT NULL,
	`language_code` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`is_reviewed` integer NOT NULL,
	`source_value` text,
	`publish_at` integer,
	`unpublish_at` integer,
	`published_at` integer,
	`rev` integer NOT NULL,
	`at` integer NOT NULL,
	`author` text,
	PRIMARY KEY(`page_content_id`, `language_code`, `kind`),
	FOREIGN KEY (`page_content_id`) REFERENCES `page_contents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `content_pending_publish` ON `content_pending` (`kind`,`publish_at`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`page_content_id` text NOT NULL,
	`language_code` text NOT NULL,
	`value` text NOT NULL,
	`status` text NOT NULL,
	`publish_at` integer,
	`unpublish_at` integer,
	`is_reviewed` integer NOT NULL,
	`source_value` text,
	`origin` text NOT NULL,
	`at` integer NOT NULL,
	`author` text,
	FOREIGN KEY (`page_content_id`) REFERENCES `page_contents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `content_versions_text` ON `content_versions` (`page_content_id`,`language_code`,`at`);--> statement-breakpoint
CREATE TABLE `editor_presence` (
	`factory_id` text NOT NULL,
	`user_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`content_key` text,
	`language_code` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `page_slug`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `editor_presence_at` ON `editor_presence` (`at`);--> statement-breakpoint
CREATE TABLE `page_sections` (
	`factory_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`sort_order` integer NOT NULL,
	`is_hidden` integer NOT NULL,
	`settings` text NOT NULL,
	`removed_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `page_slug`, `number`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`path` text NOT NULL,
	`as_of` integer,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `preview_links_expires` ON `preview_links` (`factory_id`,`expires_at`);--> statement-breakpoint
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
CREATE TABLE `editions` (
	`factory_id` text NOT NULL,
	`name` text NOT NULL,
	`saved_by_call` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `name`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
	`is_drawn` integer DEFAULT false NOT NULL,
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
CREATE TABLE `stored_objects` (
	`storage_key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stored_objects_created` ON `stored_objects` (`created_at`);--> statement-breakpoint
ALTER TABLE `languages` ADD `gate_percent` integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_items` ADD `language_codes` text;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `is_reviewed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `origin` text DEFAULT 'human' NOT NULL;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `page_content_translations` ADD `source_value` text;--> statement-breakpoint
ALTER TABLE `page_contents` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `is_published` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `unpublish_at` integer;--> statement-breakpoint
ALTER TABLE `page_slugs` ADD `is_indexed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `parent_id` text REFERENCES pages(id);--> statement-breakpoint
ALTER TABLE `admins` ADD `languages` text;