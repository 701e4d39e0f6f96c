CREATE TABLE `kitchen_actions` (
	`restaurant_id` text NOT NULL,
	`client_event_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`restaurant_id`, `client_event_id`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kitchen_actions_at` ON `kitchen_actions` (`at`);--> statement-breakpoint
CREATE TABLE `kitchen_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`made_by` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kitchen_codes_expiry` ON `kitchen_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `kitchen_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`paired_at` integer NOT NULL,
	`paired_by` text,
	`seen_at` integer NOT NULL,
	`staff_id` text,
	`revoked_at` integer,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff_id`) REFERENCES `kitchen_staff`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kitchen_devices_token_hash_unique` ON `kitchen_devices` (`token_hash`);--> statement-breakpoint
CREATE INDEX `kitchen_devices_restaurant` ON `kitchen_devices` (`restaurant_id`);--> statement-breakpoint
CREATE TABLE `kitchen_staff` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`pin_hash` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kitchen_staff_restaurant` ON `kitchen_staff` (`restaurant_id`);--> statement-breakpoint
ALTER TABLE `dish_options` ADD `sold_out_until` integer;--> statement-breakpoint
CREATE INDEX `restaurant_orders_unseen` ON `restaurant_orders` (`restaurant_id`) WHERE is_unseen = 1;