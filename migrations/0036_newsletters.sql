CREATE TABLE `bounce_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`fault` text DEFAULT '' NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`newsletter_id` text NOT NULL,
	`subscriber_id` text,
	`language_code` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`at` integer NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`has_left` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`newsletter_id`) REFERENCES `newsletters`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_deliveries_once` ON `newsletter_deliveries` (`newsletter_id`,`subscriber_id`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_due` ON `newsletter_deliveries` (`newsletter_id`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_subscriber` ON `newsletter_deliveries` (`subscriber_id`);--> statement-breakpoint
CREATE TABLE `newsletter_editions` (
	`newsletter_id` text NOT NULL,
	`language_code` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`rendered_at` integer NOT NULL,
	PRIMARY KEY(`newsletter_id`, `language_code`),
	FOREIGN KEY (`newsletter_id`) REFERENCES `newsletters`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `newsletter_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`key` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_lists_key` ON `newsletter_lists` (`factory_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_lists_default` ON `newsletter_lists` (`factory_id`) WHERE is_default = 1;--> statement-breakpoint
CREATE TABLE `newsletters` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`shareable_url` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`list_id` text NOT NULL,
	`language_codes` text,
	`from_name` text DEFAULT '' NOT NULL,
	`reply_to` text DEFAULT '' NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`is_draft_shared` integer DEFAULT false NOT NULL,
	`send_at` integer,
	`started_at` integer,
	`finished_at` integer,
	`pause_reason` text,
	`tried_before` integer DEFAULT 0 NOT NULL,
	`bounced_before` integer DEFAULT 0 NOT NULL,
	`test_sent_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_id`) REFERENCES `newsletter_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletters_shareable_url_unique` ON `newsletters` (`shareable_url`);--> statement-breakpoint
CREATE INDEX `newsletters_due` ON `newsletters` (`status`,`send_at`);--> statement-breakpoint
CREATE INDEX `newsletters_factory` ON `newsletters` (`factory_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`email` text NOT NULL,
	`language_code` text NOT NULL,
	`status` text NOT NULL,
	`public_token` text NOT NULL,
	`user_id` text,
	`source` text NOT NULL,
	`soft_bounces` integer DEFAULT 0 NOT NULL,
	`blocked_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_public_token_unique` ON `subscribers` (`public_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `subscribers` (`factory_id`,`email`);--> statement-breakpoint
CREATE INDEX `subscribers_user` ON `subscribers` (`user_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`subscriber_id` text NOT NULL,
	`list_id` text NOT NULL,
	`status` text NOT NULL,
	`consent_version` text NOT NULL,
	`consent_language` text NOT NULL,
	`asked_at` integer NOT NULL,
	`ip_hash` text NOT NULL,
	`confirmed_at` integer,
	`confirmed_ip_hash` text,
	`confirm_hash` text,
	`confirm_sent_at` integer,
	`unsubscribed_at` integer,
	`unsubscribed_how` text,
	PRIMARY KEY(`subscriber_id`, `list_id`),
	FOREIGN KEY (`subscriber_id`) REFERENCES `subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`list_id`) REFERENCES `newsletter_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_confirm_hash_unique` ON `subscriptions` (`confirm_hash`);--> statement-breakpoint
CREATE INDEX `subscriptions_list` ON `subscriptions` (`list_id`,`status`);--> statement-breakpoint
CREATE INDEX `subscriptions_pending` ON `subscriptions` (`asked_at`) WHERE status = 'pending';--> statement-breakpoint
INSERT INTO `newsletter_lists` (`id`, `factory_id`, `key`, `is_default`, `is_open`, `sort_order`, `rev`, `created_at`, `updated_at`)
SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
	`id`, 'letters', 1, 1, 0, 1, unixepoch() * 1000, unixepoch() * 1000 FROM `factories`;
