CREATE TABLE `opening_exception_translations` (
	`exception_id` text NOT NULL,
	`language_code` text NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`exception_id`, `language_code`),
	FOREIGN KEY (`exception_id`) REFERENCES `opening_exceptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `opening_exceptions` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`date` text NOT NULL,
	`periods` text NOT NULL,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opening_exceptions_date` ON `opening_exceptions` (`restaurant_id`,`date`);--> statement-breakpoint
CREATE TABLE `opening_periods` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`opens_minute` integer NOT NULL,
	`closes_minute` integer NOT NULL,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opening_periods_restaurant` ON `opening_periods` (`restaurant_id`,`weekday`);--> statement-breakpoint
CREATE TABLE `restaurant_translations` (
	`restaurant_id` text NOT NULL,
	`language_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`folded` text NOT NULL,
	PRIMARY KEY(`restaurant_id`, `language_code`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `restaurants` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`street` text NOT NULL,
	`postcode` text NOT NULL,
	`city` text NOT NULL,
	`phone` text NOT NULL,
	`tint` text NOT NULL,
	`has_eat_in` integer NOT NULL,
	`has_pickup` integer NOT NULL,
	`lead_minutes` integer DEFAULT 20 NOT NULL,
	`slot_minutes` integer DEFAULT 15 NOT NULL,
	`slot_points` integer DEFAULT 20 NOT NULL,
	`half_rule` text DEFAULT 'highest' NOT NULL,
	`half_surcharge_ore` integer DEFAULT 0 NOT NULL,
	`half_topping_bp` integer DEFAULT 5000 NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restaurants_slug` ON `restaurants` (`factory_id`,`slug`);--> statement-breakpoint
CREATE TABLE `dish_option_groups` (
	`dish_id` text NOT NULL,
	`group_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`prices` text NOT NULL,
	PRIMARY KEY(`dish_id`, `group_id`),
	FOREIGN KEY (`dish_id`) REFERENCES `dishes`(`product_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `option_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `dish_option_translations` (
	`option_id` text NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`option_id`, `language_code`),
	FOREIGN KEY (`option_id`) REFERENCES `dish_options`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `dish_options` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`key` text NOT NULL,
	`price_ore` integer NOT NULL,
	`price_by_size` text NOT NULL,
	`allergens` text NOT NULL,
	`is_default` integer NOT NULL,
	`sort_order` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `option_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dish_options_key` ON `dish_options` (`group_id`,`key`);--> statement-breakpoint
CREATE TABLE `dishes` (
	`product_id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`section_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`prep_minutes` integer NOT NULL,
	`points` integer DEFAULT 1 NOT NULL,
	`is_for_eat_in` integer NOT NULL,
	`is_for_pickup` integer NOT NULL,
	`serving_times` text NOT NULL,
	`sold_out_until` integer,
	`is_half` integer NOT NULL,
	`is_of_halves` integer NOT NULL,
	`kcal` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`section_id`) REFERENCES `menu_sections`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dishes_section` ON `dishes` (`restaurant_id`,`section_id`,`sort_order`);--> statement-breakpoint
CREATE TABLE `menu_section_translations` (
	`section_id` text NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`section_id`, `language_code`),
	FOREIGN KEY (`section_id`) REFERENCES `menu_sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `menu_sections` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`key` text NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `menu_sections_key` ON `menu_sections` (`restaurant_id`,`key`);--> statement-breakpoint
CREATE TABLE `option_group_translations` (
	`group_id` text NOT NULL,
	`language_code` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`group_id`, `language_code`),
	FOREIGN KEY (`group_id`) REFERENCES `option_groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `option_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`min` integer NOT NULL,
	`max` integer NOT NULL,
	`free_count` integer DEFAULT 0 NOT NULL,
	`is_per_half` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `option_groups_key` ON `option_groups` (`restaurant_id`,`key`);