CREATE TABLE `order_viewers` (
	`order_id` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `holder`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_viewers_holder` ON `order_viewers` (`holder`);