CREATE TABLE `ai_credits` (
	`factory_id` text NOT NULL,
	`month` text NOT NULL,
	`left` integer NOT NULL,
	PRIMARY KEY(`factory_id`, `month`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ai_credits_left" CHECK("ai_credits"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ai_drafts` (
	`factory_id` text NOT NULL,
	`page` text NOT NULL,
	`key` text NOT NULL,
	`language_code` text NOT NULL,
	`task` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`text_rev` integer NOT NULL,
	`source_hash` text NOT NULL,
	`source_value` text NOT NULL,
	`value` text NOT NULL,
	`differences` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`accepted_by` text,
	PRIMARY KEY(`factory_id`, `page`, `key`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ai_jobs` (
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`total` integer NOT NULL,
	`drafted` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`started_by` text,
	PRIMARY KEY(`factory_id`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ai_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`user_id` text,
	`task` text NOT NULL,
	`is_trial` integer NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`language_code` text NOT NULL,
	`model` text NOT NULL,
	`month` text NOT NULL,
	`credits` integer NOT NULL,
	`outcome` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`tokens_in` integer,
	`tokens_out` integer,
	`first_ms` integer,
	`total_ms` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ai_uses_created` ON `ai_uses` (`factory_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `ai_uses_running` ON `ai_uses` (`outcome`,`created_at`);