CREATE TABLE `restaurant_feeds` (
	`restaurant_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `restaurant_order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`state_at` integer NOT NULL,
	`title` text NOT NULL,
	`options` text NOT NULL,
	`words` text NOT NULL,
	`chosen` text NOT NULL,
	`breakdown` text NOT NULL,
	`allergens` text NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`allergy_note` text DEFAULT '' NOT NULL,
	`qty` integer NOT NULL,
	`unit_ore` integer NOT NULL,
	`line_ore` integer NOT NULL,
	`vat_bp` integer NOT NULL,
	`points` integer NOT NULL,
	`prep_minutes` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `restaurant_orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "restaurant_order_lines_sum" CHECK("restaurant_order_lines"."line_ore" = "restaurant_order_lines"."unit_ore" * "restaurant_order_lines"."qty"),
	CONSTRAINT "restaurant_order_lines_price" CHECK("restaurant_order_lines"."unit_ore" > 0)
);
--> statement-breakpoint
CREATE INDEX `restaurant_order_lines_order` ON `restaurant_order_lines` (`order_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `restaurant_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`restaurant_id` text NOT NULL,
	`public_token` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`day` text NOT NULL,
	`sequence` integer NOT NULL,
	`ticket` integer NOT NULL,
	`mode` text NOT NULL,
	`table_id` text,
	`table_name` text,
	`status` text NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`till_receipt_no` text,
	`user_id` text,
	`guest_hash` text,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`language_code` text NOT NULL,
	`has_cutlery` integer DEFAULT false NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`allergy_note` text DEFAULT '' NOT NULL,
	`is_asap` integer NOT NULL,
	`slot_at` integer NOT NULL,
	`promised_at` integer NOT NULL,
	`accept_by` integer NOT NULL,
	`points` integer NOT NULL,
	`prep_minutes` integer NOT NULL,
	`is_priority` integer DEFAULT false NOT NULL,
	`is_unseen` integer DEFAULT false NOT NULL,
	`accepted_at` integer,
	`started_at` integer,
	`ready_at` integer,
	`closed_at` integer,
	`reason` text,
	`reason_text` text,
	`total_ore` integer NOT NULL,
	`vat` text NOT NULL,
	`terms_accepted_at` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`feed_revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`table_id`) REFERENCES `restaurant_tables`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "restaurant_orders_total" CHECK("restaurant_orders"."total_ore" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_orders_public_token_unique` ON `restaurant_orders` (`public_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_orders_idempotency_key_unique` ON `restaurant_orders` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_orders_number` ON `restaurant_orders` (`restaurant_id`,`day`,`sequence`);--> statement-breakpoint
CREATE INDEX `restaurant_orders_feed` ON `restaurant_orders` (`restaurant_id`,`feed_revision`);--> statement-breakpoint
CREATE INDEX `restaurant_orders_open` ON `restaurant_orders` (`restaurant_id`,`promised_at`) WHERE status in ('new', 'accepted', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX `restaurant_orders_waiting` ON `restaurant_orders` (`accept_by`) WHERE status = 'new';--> statement-breakpoint
CREATE INDEX `restaurant_orders_user` ON `restaurant_orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `restaurant_orders_email` ON `restaurant_orders` (`factory_id`,`email`);--> statement-breakpoint
CREATE TABLE `restaurant_overrides` (
	`restaurant_id` text NOT NULL,
	`kind` text NOT NULL,
	`until` integer NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`set_at` integer NOT NULL,
	`set_by` text NOT NULL,
	PRIMARY KEY(`restaurant_id`, `kind`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `restaurant_tables` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`token` text NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_tables_token_unique` ON `restaurant_tables` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `restaurant_tables_name` ON `restaurant_tables` (`restaurant_id`,`name`);--> statement-breakpoint
CREATE TABLE `slot_points` (
	`restaurant_id` text NOT NULL,
	`slot_at` integer NOT NULL,
	`holder` text NOT NULL,
	`points` integer NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`restaurant_id`, `slot_at`, `holder`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slot_points_holder` ON `slot_points` (`holder`);--> statement-breakpoint
CREATE INDEX `slot_points_expiry` ON `slot_points` (`expires_at`);--> statement-breakpoint
ALTER TABLE `restaurants` ADD `is_auto_accepted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `accept_minutes` integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `days_ahead` integer DEFAULT 7 NOT NULL;