CREATE TABLE `stock_movements` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`balance` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_id` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `sale_price_ore` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `prior_price_ore` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `price_ore` integer GENERATED ALWAYS AS (coalesce("sale_price_ore", "shop_price_ore")) VIRTUAL;--> statement-breakpoint
ALTER TABLE `products` ADD `low_stock_at` integer;