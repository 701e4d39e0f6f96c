CREATE TABLE `customer_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`user_id` text,
	`email` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `customer_notes_user` ON `customer_notes` (`user_id`);--> statement-breakpoint
CREATE INDEX `customer_notes_email` ON `customer_notes` (`factory_id`,`email`);--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `payment_methods` text DEFAULT '["pay_on_pickup","pay_on_delivery","invoice"]' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_sales` ON `orders` (`factory_id`,`created_at`,`status`,`total_ore`);