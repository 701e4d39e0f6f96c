CREATE TABLE `seller_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`number` text,
	`public_token` text NOT NULL,
	`guest_hash` text,
	`user_id` text,
	`status` text NOT NULL,
	`draft` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`org_no` text DEFAULT '' NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`email_verified_at` integer,
	`language_code` text NOT NULL,
	`terms_version` text DEFAULT '' NOT NULL,
	`marked_fields` text NOT NULL,
	`decision_note` text DEFAULT '' NOT NULL,
	`assigned_to` text,
	`decided_by` text,
	`decided_at` integer,
	`submitted_at` integer,
	`expires_at` integer NOT NULL,
	`seller_id` text,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_applications_public_token_unique` ON `seller_applications` (`public_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `seller_applications_number` ON `seller_applications` (`factory_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `seller_applications_org_no` ON `seller_applications` (`factory_id`,`org_no`) WHERE status in ('submitted', 'in_review', 'changes_requested');--> statement-breakpoint
CREATE INDEX `seller_applications_status` ON `seller_applications` (`factory_id`,`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `seller_applications_guest` ON `seller_applications` (`guest_hash`);--> statement-breakpoint
CREATE INDEX `seller_applications_expires` ON `seller_applications` (`expires_at`) WHERE status = 'draft';--> statement-breakpoint
CREATE TABLE `seller_products` (
	`seller_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`seller_id`, `product_id`),
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seller_products_product` ON `seller_products` (`product_id`);--> statement-breakpoint
CREATE TABLE `seller_translations` (
	`seller_id` text NOT NULL,
	`language_code` text NOT NULL,
	`story` text NOT NULL,
	PRIMARY KEY(`seller_id`, `language_code`),
	FOREIGN KEY (`seller_id`) REFERENCES `sellers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`status_reason` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`org_no` text NOT NULL,
	`street` text NOT NULL,
	`postcode` text NOT NULL,
	`city` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`contact` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`weekly` text NOT NULL,
	`exceptions` text NOT NULL,
	`closed_from` text,
	`closed_to` text,
	`closure_note` text DEFAULT '' NOT NULL,
	`user_id` text,
	`approved_at` integer NOT NULL,
	`terms_version` text NOT NULL,
	`search_text` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "sellers_place" CHECK("sellers"."lat" between -90 and 90 and "sellers"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_slug` ON `sellers` (`factory_id`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_org_no` ON `sellers` (`factory_id`,`org_no`) WHERE status <> 'terminated';--> statement-breakpoint
CREATE UNIQUE INDEX `sellers_user` ON `sellers` (`user_id`);--> statement-breakpoint
CREATE INDEX `sellers_status` ON `sellers` (`factory_id`,`status`,`name`);--> statement-breakpoint
CREATE TABLE `conversation_files` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`conversation_id` text,
	`holder` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`storage_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_files_conversation` ON `conversation_files` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_files_key` ON `conversation_files` (`storage_key`);--> statement-breakpoint
CREATE INDEX `conversation_files_unsent` ON `conversation_files` (`created_at`) WHERE conversation_id is null;--> statement-breakpoint
CREATE TABLE `conversation_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`author` text NOT NULL,
	`author_name` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`is_internal` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_messages_conversation` ON `conversation_messages` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`number` text NOT NULL,
	`form` text NOT NULL,
	`topic` text NOT NULL,
	`status` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`order_number` text DEFAULT '' NOT NULL,
	`language_code` text NOT NULL,
	`user_id` text,
	`guest_hash` text,
	`assigned_to` text,
	`last_at` integer NOT NULL,
	`search_text` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_number` ON `conversations` (`factory_id`,`number`);--> statement-breakpoint
CREATE INDEX `conversations_status` ON `conversations` (`factory_id`,`status`,`last_at`);--> statement-breakpoint
CREATE INDEX `conversations_email` ON `conversations` (`factory_id`,`email`);--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`);--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`use` text NOT NULL,
	`name` text NOT NULL,
	`language_code` text NOT NULL,
	`text` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reply_templates_name` ON `reply_templates` (`factory_id`,`use`,`language_code`,`name`);--> statement-breakpoint
CREATE TABLE `spent_proofs` (
	`signature` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_proofs_expires` ON `spent_proofs` (`expires_at`);--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `map_tiles` text;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `map_credit` text;--> statement-breakpoint
INSERT INTO `reply_templates` SELECT `id`, `factory_id`, 'quotes', `name`, `language_code`, `text`, `rev`, `created_at`, `created_by`, `updated_at`, `updated_by` FROM `quote_templates`;--> statement-breakpoint
DROP TABLE `quote_templates`;