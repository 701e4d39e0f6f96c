CREATE TABLE `kitchen_stations` (
	`id` text PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`sort_order` integer NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kitchen_stations_name` ON `kitchen_stations` (`restaurant_id`,`name`);--> statement-breakpoint
ALTER TABLE `restaurants` ADD `is_expo_strict` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `dishes` ADD `station_id` text REFERENCES kitchen_stations(id);--> statement-breakpoint
ALTER TABLE `kitchen_devices` ADD `station_ids` text DEFAULT '[]' NOT NULL;