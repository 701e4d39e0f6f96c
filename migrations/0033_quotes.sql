CREATE TABLE `quote_files` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`quote_id` text,
	`holder` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`storage_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_files_quote` ON `quote_files` (`quote_id`);--> statement-breakpoint
CREATE INDEX `quote_files_key` ON `quote_files` (`storage_key`);--> statement-breakpoint
CREATE INDEX `quote_files_unsent` ON `quote_files` (`created_at`) WHERE quote_id is null;--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`product_id` text,
	`title` text NOT NULL,
	`package_size` text DEFAULT '' NOT NULL,
	`sku` text DEFAULT '' NOT NULL,
	`image_url` text,
	`quantity` integer NOT NULL,
	`unit` text NOT NULL,
	`pieces` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quote_lines_quantity" CHECK("quote_lines"."quantity" > 0 and "quote_lines"."pieces" > 0)
);
--> statement-breakpoint
CREATE INDEX `quote_lines_quote` ON `quote_lines` (`quote_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `quote_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`author` text NOT NULL,
	`author_name` text NOT NULL,
	`user_id` text,
	`text` text NOT NULL,
	`line_ids` text NOT NULL,
	`is_internal` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quote_messages_quote` ON `quote_messages` (`quote_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `quote_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`version` integer NOT NULL,
	`lines` text NOT NULL,
	`freight_net_ore` integer NOT NULL,
	`goods_net_ore` integer NOT NULL,
	`net_ore` integer NOT NULL,
	`vat` text NOT NULL,
	`total_ore` integer NOT NULL,
	`valid_until` text NOT NULL,
	`terms` text NOT NULL,
	`message` text NOT NULL,
	`sent_at` integer NOT NULL,
	`sent_by` text,
	FOREIGN KEY (`quote_id`) REFERENCES `quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quote_offers_total" CHECK("quote_offers"."total_ore" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_offers_version` ON `quote_offers` (`quote_id`,`version`);--> statement-breakpoint
CREATE TABLE `quote_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
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
CREATE UNIQUE INDEX `quote_templates_name` ON `quote_templates` (`factory_id`,`language_code`,`name`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`number` text NOT NULL,
	`public_token` text NOT NULL,
	`status` text NOT NULL,
	`user_id` text,
	`guest_hash` text,
	`company` text NOT NULL,
	`org_no` text NOT NULL,
	`contact` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`language_code` text NOT NULL,
	`delivery` text NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`postcode` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`wanted_on` text NOT NULL,
	`frequency` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`consent_at` integer NOT NULL,
	`assigned_to` text,
	`due_at` integer,
	`minutes_left` integer,
	`draft` text,
	`offer_version` integer DEFAULT 0 NOT NULL,
	`valid_until` text,
	`reminded_at` integer,
	`outcome_reason` text,
	`outcome_note` text DEFAULT '' NOT NULL,
	`order_id` text,
	`copy_of` text,
	`search_text` text DEFAULT '' NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_public_token_unique` ON `quotes` (`public_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_number` ON `quotes` (`factory_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_copy` ON `quotes` (`copy_of`);--> statement-breakpoint
CREATE INDEX `quotes_created` ON `quotes` (`factory_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_user` ON `quotes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_email` ON `quotes` (`factory_id`,`email`);--> statement-breakpoint
CREATE INDEX `quotes_status` ON `quotes` (`factory_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `quotes_valid` ON `quotes` (`valid_until`) WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX `quotes_due` ON `quotes` (`factory_id`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text,
	`sort_order` integer NOT NULL,
	`title_snapshot` text NOT NULL,
	`package_size_snapshot` text NOT NULL,
	`image_snapshot` text,
	`sku` text NOT NULL,
	`gtin` text,
	`options` text NOT NULL,
	`options_key` text NOT NULL,
	`allergens` text NOT NULL,
	`withdrawal_policy` text NOT NULL,
	`qty` integer NOT NULL,
	`reserved_qty` integer NOT NULL,
	`dropped_qty` integer DEFAULT 0 NOT NULL,
	`sent_qty` integer DEFAULT 0 NOT NULL,
	`is_picked` integer DEFAULT false NOT NULL,
	`lot` text,
	`best_before` text,
	`substitute_for` text,
	`unit_ore` integer NOT NULL,
	`net_unit_ore` integer,
	`line_ore` integer NOT NULL,
	`vat_bp` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_sum" CHECK("__new_order_lines"."net_unit_ore" is not null or "__new_order_lines"."line_ore" = "__new_order_lines"."unit_ore" * "__new_order_lines"."qty"),
	CONSTRAINT "order_lines_price" CHECK("__new_order_lines"."unit_ore" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_order_lines`("id", "order_id", "product_id", "sort_order", "title_snapshot", "package_size_snapshot", "image_snapshot", "sku", "gtin", "options", "options_key", "allergens", "withdrawal_policy", "qty", "reserved_qty", "dropped_qty", "sent_qty", "is_picked", "lot", "best_before", "substitute_for", "unit_ore", "net_unit_ore", "line_ore", "vat_bp") SELECT "id", "order_id", "product_id", "sort_order", "title_snapshot", "package_size_snapshot", "image_snapshot", "sku", "gtin", "options", "options_key", "allergens", "withdrawal_policy", "qty", "reserved_qty", "dropped_qty", "sent_qty", "is_picked", "lot", "best_before", "substitute_for", "unit_ore", null, "line_ore", "vat_bp" FROM `order_lines`;--> statement-breakpoint
DROP TABLE `order_lines`;--> statement-breakpoint
ALTER TABLE `__new_order_lines` RENAME TO `order_lines`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`sort_order`);--> statement-breakpoint
ALTER TABLE `products` ADD `units_per_carton` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `cartons_per_pallet` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `cost_ore` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `price_tiers` text DEFAULT '[]' NOT NULL;