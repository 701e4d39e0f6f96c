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
