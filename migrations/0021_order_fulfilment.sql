CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`order_id` text NOT NULL,
	`number` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`vat` text NOT NULL,
	`lines` text NOT NULL,
	`other_ore` integer NOT NULL,
	`reason` text NOT NULL,
	`way` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount_ore" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_number` ON `refunds` (`factory_id`,`number`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`carrier` text,
	`tracking` text,
	`lines` text NOT NULL,
	`sent_at` integer NOT NULL,
	`sent_by` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_order` ON `shipments` (`order_id`,`number`);--> statement-breakpoint
CREATE TABLE `short_items` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`substitute_id` text,
	`substitute_title` text,
	`substitute_ore` integer,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`settled_as` text,
	`settled_at` integer,
	`was_paid` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "short_items_quantity" CHECK("short_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `short_items_order` ON `short_items` (`order_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `short_items_due` ON `short_items` (`due_at`) WHERE settled_as is null;--> statement-breakpoint
CREATE UNIQUE INDEX `short_items_unsettled` ON `short_items` (`line_id`) WHERE settled_as is null or settled_as = 'wait';--> statement-breakpoint
DROP INDEX `stock_movements_product`;--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `dropped_qty` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `sent_qty` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `is_picked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `lot` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `best_before` text;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `substitute_for` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_ore` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_vat` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_ore` integer DEFAULT 0 NOT NULL;