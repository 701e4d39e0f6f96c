CREATE TABLE `complaint_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`complaint_id` text NOT NULL,
	`storage_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`turn` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_pictures_storage_key_unique` ON `complaint_pictures` (`storage_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `complaint_pictures_content` ON `complaint_pictures` (`complaint_id`,`content_hash`);--> statement-breakpoint
CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`text` text NOT NULL,
	`status` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `complaints_order` ON `complaints` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`order_id`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`order_id` text PRIMARY KEY NOT NULL,
	`lines` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`received_at` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`rev` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `withdrawals_open` ON `withdrawals` (`order_id`) WHERE status = 'received';