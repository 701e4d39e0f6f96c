CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_notes_order` ON `order_notes` (`order_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `tracking` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `receipt_no` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`factory_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_payment` ON `orders` (`factory_id`,`payment_status`,`status`);--> statement-breakpoint
CREATE INDEX `orders_promised` ON `orders` (`factory_id`,`promised_date`,`promised_from_minute`);--> statement-breakpoint
CREATE INDEX `orders_unready` ON `orders` (`factory_id`,`promised_date`) WHERE status in ('awaiting_payment', 'placed', 'confirmed', 'processing', 'partly_shipped');--> statement-breakpoint
CREATE INDEX `orders_sum` ON `orders` (`factory_id`,`total_ore`);--> statement-breakpoint
CREATE INDEX `orders_search` ON `orders` (`factory_id`,`search_text`,`number`);