CREATE TABLE `restaurant_managers` (
	`restaurant_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`restaurant_id`, `user_id`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `restaurant_managers_user` ON `restaurant_managers` (`user_id`);