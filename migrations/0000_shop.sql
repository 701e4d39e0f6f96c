CREATE TABLE `languages` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`native_name` text NOT NULL,
	`flag_icon_url` text,
	`direction` text NOT NULL,
	`is_active` integer NOT NULL,
	`is_default` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `translations` (
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`translation_key` text NOT NULL,
	`content` text NOT NULL,
	`content_type` text DEFAULT 'text' NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `language_code`, `translation_key`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `content_revisions` (
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`factory_id`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `factories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo_url` text,
	`description` text,
	`address` text,
	`phone` text,
	`email` text,
	`is_active` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE INDEX `factories_active` ON `factories` (`is_active`,`created_at`);--> statement-breakpoint
CREATE TABLE `factory_settings` (
	`factory_id` text PRIMARY KEY NOT NULL,
	`company_name` text,
	`legal_name` text,
	`org_no` text,
	`show_company_name_in_header` integer DEFAULT true NOT NULL,
	`logo_url` text,
	`header_menu_style` text DEFAULT 'horizontal' NOT NULL,
	`header_max_logo_width` integer DEFAULT 200 NOT NULL,
	`header_logo_width` integer DEFAULT 32 NOT NULL,
	`header_logo_height` integer DEFAULT 32 NOT NULL,
	`header_logo_style` text DEFAULT 'rounded' NOT NULL,
	`contact_phone` text,
	`contact_email` text,
	`favicon_url` text,
	`loading_style` text DEFAULT 'spinner' NOT NULL,
	`loading_image_url` text,
	`min_order_ore` integer DEFAULT 0 NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `menu_item_translations` (
	`menu_item_id` text NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`menu_item_id`, `language_code`),
	FOREIGN KEY (`menu_item_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `menu_items` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`parent_id` text,
	`sort_order` integer NOT NULL,
	`is_active` integer NOT NULL,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`icon` text,
	`icon_color` text,
	`is_external` integer DEFAULT false NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`parent_id`) REFERENCES `menu_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `menu_items_factory` ON `menu_items` (`factory_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `footer_link_translations` (
	`footer_link_id` text NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`footer_link_id`, `language_code`),
	FOREIGN KEY (`footer_link_id`) REFERENCES `footer_links`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `footer_links` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`section_key` text NOT NULL,
	`link_key` text NOT NULL,
	`title` text NOT NULL,
	`url` text NOT NULL,
	`is_external` integer DEFAULT false NOT NULL,
	`sort_order` integer NOT NULL,
	`is_active` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `footer_links_key` ON `footer_links` (`factory_id`,`section_key`,`link_key`);--> statement-breakpoint
CREATE TABLE `page_content_translations` (
	`page_content_id` text NOT NULL,
	`language_code` text NOT NULL,
	`content_value` text NOT NULL,
	PRIMARY KEY(`page_content_id`, `language_code`),
	FOREIGN KEY (`page_content_id`) REFERENCES `page_contents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `page_contents` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`content_key` text NOT NULL,
	`content_type` text NOT NULL,
	`is_active` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_contents_key` ON `page_contents` (`factory_id`,`page_slug`,`content_key`);--> statement-breakpoint
CREATE TABLE `page_slugs` (
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`slug` text NOT NULL,
	`page_id` text NOT NULL,
	PRIMARY KEY(`page_id`, `language_code`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_slugs_slug` ON `page_slugs` (`factory_id`,`language_code`,`slug`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`slug` text NOT NULL,
	`template` text NOT NULL,
	`is_published` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` (`factory_id`,`slug`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`key` text NOT NULL,
	`tint` text NOT NULL,
	`sort_order` integer NOT NULL,
	`is_active` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_key` ON `categories` (`factory_id`,`key`);--> statement-breakpoint
CREATE TABLE `category_translations` (
	`category_id` text NOT NULL,
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`category_id`, `language_code`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `category_translations_slug` ON `category_translations` (`factory_id`,`language_code`,`slug`);--> statement-breakpoint
CREATE TABLE `price_history` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`gross_ore` integer NOT NULL,
	`valid_from` integer NOT NULL,
	`valid_to` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_history_product` ON `price_history` (`product_id`,`valid_from`);--> statement-breakpoint
CREATE TABLE `product_allergens` (
	`product_id` text NOT NULL,
	`code` text NOT NULL,
	`level` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product_id`, `code`, `detail`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_allergens_code` ON `product_allergens` (`code`,`product_id`);--> statement-breakpoint
CREATE TABLE `product_categories` (
	`category_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`category_id`, `product_id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_categories_product` ON `product_categories` (`product_id`,`category_id`);--> statement-breakpoint
CREATE TABLE `product_diets` (
	`product_id` text NOT NULL,
	`diet` text NOT NULL,
	PRIMARY KEY(`diet`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_diets_product` ON `product_diets` (`product_id`,`diet`);--> statement-breakpoint
CREATE TABLE `product_images` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`original_url` text NOT NULL,
	`processed_url` text,
	`widths` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`is_primary` integer NOT NULL,
	`sort_order` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_images_product` ON `product_images` (`product_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `product_relations` (
	`product_id` text NOT NULL,
	`related_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	PRIMARY KEY(`product_id`, `related_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`related_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_translations` (
	`product_id` text NOT NULL,
	`factory_id` text NOT NULL,
	`language_code` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`package_size` text NOT NULL,
	`ingredients` text NOT NULL,
	`storage_text` text NOT NULL,
	`origin_text` text NOT NULL,
	`folded` text NOT NULL,
	`sort_name` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product_id`, `language_code`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_translations_slug` ON `product_translations` (`factory_id`,`language_code`,`slug`);--> statement-breakpoint
CREATE INDEX `product_translations_any_slug` ON `product_translations` (`factory_id`,`slug`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text DEFAULT 'goods' NOT NULL,
	`sku` text NOT NULL,
	`barcode` text,
	`image_url` text,
	`category_id` text NOT NULL,
	`shop_price_ore` integer,
	`price_from_ore` integer,
	`price_to_ore` integer,
	`net_quantity` integer NOT NULL,
	`net_unit` text NOT NULL,
	`gross_weight_g` integer NOT NULL,
	`temperature` text NOT NULL,
	`vat_class` text NOT NULL,
	`withdrawal_policy` text NOT NULL,
	`availability` text NOT NULL,
	`stock_policy` text NOT NULL,
	`restock_on` text,
	`min_qty` integer DEFAULT 1 NOT NULL,
	`step_qty` integer DEFAULT 1 NOT NULL,
	`max_qty` integer NOT NULL,
	`shelf_life_days` integer,
	`origin_country` text NOT NULL,
	`badge` text,
	`nutrition` text NOT NULL,
	`attributes_schema` text NOT NULL,
	`food_info_confirmed_at` integer,
	`popularity` integer DEFAULT 0 NOT NULL,
	`is_active` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "products_food_info" CHECK("products"."is_active" = 0 or "products"."food_info_confirmed_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_key` ON `products` (`factory_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_sku` ON `products` (`factory_id`,`sku`);--> statement-breakpoint
CREATE INDEX `products_barcode` ON `products` (`factory_id`,`barcode`);--> statement-breakpoint
CREATE INDEX `products_popular` ON `products` (`factory_id`,`kind`,`is_active`,`popularity`);--> statement-breakpoint
CREATE INDEX `products_facets` ON `products` (`factory_id`,`kind`,`is_active`,`availability`,`temperature`,`id`);--> statement-breakpoint
CREATE INDEX `products_newest` ON `products` (`factory_id`,`kind`,`is_active`,`created_at`);--> statement-breakpoint
CREATE TABLE `stock_levels` (
	`product_id` text PRIMARY KEY NOT NULL,
	`on_hand` integer NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stock_levels_reserved" CHECK("stock_levels"."reserved" >= 0),
	CONSTRAINT "stock_levels_left" CHECK("stock_levels"."on_hand" >= "stock_levels"."reserved")
);
--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`product_id` text NOT NULL,
	`options_key` text NOT NULL,
	`selected_attributes` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_ore` integer NOT NULL,
	`snapshot_title` text NOT NULL,
	`snapshot_sku` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity" CHECK("cart_items"."quantity" > 0),
	CONSTRAINT "cart_items_price" CHECK("cart_items"."unit_price_ore" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_line` ON `cart_items` (`cart_id`,`product_id`,`options_key`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`user_id` text,
	`session_id` text,
	`guest_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "carts_owner" CHECK(("carts"."user_id" is null) <> ("carts"."guest_hash" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_user_id_unique` ON `carts` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `carts_guest_hash_unique` ON `carts` (`guest_hash`);--> statement-breakpoint
CREATE INDEX `carts_updated` ON `carts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `delivery_areas` (
	`method_id` text NOT NULL,
	`postcode` text NOT NULL,
	`city` text NOT NULL,
	`weekdays` text NOT NULL,
	`price_ore` integer NOT NULL,
	PRIMARY KEY(`method_id`, `postcode`),
	FOREIGN KEY (`method_id`) REFERENCES `shipping_methods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delivery_areas_postcode` ON `delivery_areas` (`postcode`);--> statement-breakpoint
CREATE TABLE `shipping_method_translations` (
	`method_id` text NOT NULL,
	`language_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`method_id`, `language_code`),
	FOREIGN KEY (`method_id`) REFERENCES `shipping_methods`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `shipping_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`kind` text NOT NULL,
	`temperatures` text NOT NULL,
	`free_from_ore` integer,
	`cut_off_hour` integer NOT NULL,
	`lead_days` integer NOT NULL,
	`is_active` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `shipping_rates` (
	`method_id` text NOT NULL,
	`up_to_g` integer NOT NULL,
	`price_ore` integer NOT NULL,
	PRIMARY KEY(`method_id`, `up_to_g`),
	FOREIGN KEY (`method_id`) REFERENCES `shipping_methods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shipping_slots` (
	`method_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	`capacity` integer NOT NULL,
	PRIMARY KEY(`method_id`, `weekday`, `from_minute`),
	FOREIGN KEY (`method_id`) REFERENCES `shipping_methods`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `slot_bookings` (
	`method_id` text NOT NULL,
	`date` text NOT NULL,
	`from_minute` integer NOT NULL,
	`taken` integer NOT NULL,
	`capacity` integer NOT NULL,
	PRIMARY KEY(`method_id`, `date`, `from_minute`),
	FOREIGN KEY (`method_id`) REFERENCES `shipping_methods`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "slot_bookings_taken" CHECK("slot_bookings"."taken" >= 0),
	CONSTRAINT "slot_bookings_full" CHECK("slot_bookings"."taken" <= "slot_bookings"."capacity")
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`class` text NOT NULL,
	`percent_bp` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text,
	PRIMARY KEY(`class`, `valid_from`)
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`scope` text NOT NULL,
	`year` integer NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`scope`, `year`)
);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`event` text NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` text,
	`reason` text,
	`data` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_entity` ON `events` (`entity`,`entity_id`,`at`);--> statement-breakpoint
CREATE TABLE `job_leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text NOT NULL,
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
	`unit_ore` integer NOT NULL,
	`line_ore` integer NOT NULL,
	`vat_bp` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_sum" CHECK("order_lines"."line_ore" = "order_lines"."unit_ore" * "order_lines"."qty"),
	CONSTRAINT "order_lines_price" CHECK("order_lines"."unit_ore" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`number` text NOT NULL,
	`public_token` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`channel` text NOT NULL,
	`status` text NOT NULL,
	`payment_method` text NOT NULL,
	`payment_status` text NOT NULL,
	`user_id` text,
	`guest_hash` text,
	`buyer_kind` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`company_name` text,
	`org_no` text,
	`po_number` text,
	`invoice_address` text,
	`language_code` text NOT NULL,
	`shipping_method_id` text NOT NULL,
	`shipping_kind` text NOT NULL,
	`shipping_name` text NOT NULL,
	`address` text,
	`promised_date` text,
	`promised_from_minute` integer,
	`promised_to_minute` integer,
	`note` text DEFAULT '' NOT NULL,
	`items_ore` integer NOT NULL,
	`shipping_ore` integer NOT NULL,
	`total_ore` integer NOT NULL,
	`vat` text NOT NULL,
	`terms_accepted_at` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_total" CHECK("orders"."total_ore" = "orders"."items_ore" + "orders"."shipping_ore")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_public_token_unique` ON `orders` (`public_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_idempotency_key_unique` ON `orders` (`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`factory_id`,`number`);--> statement-breakpoint
CREATE INDEX `orders_guest` ON `orders` (`guest_hash`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`factory_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`language_code` text NOT NULL,
	`recipient` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`due_at`);