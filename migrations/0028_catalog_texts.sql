CREATE TABLE `category_text_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`language_code` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`is_reviewed` integer NOT NULL,
	`origin` text NOT NULL,
	`source_value` text,
	`at` integer NOT NULL,
	`author` text,
	`category_id` text NOT NULL,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `category_text_versions_text` ON `category_text_versions` (`category_id`,`language_code`,`field`,`at`);--> statement-breakpoint
CREATE TABLE `product_text_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`language_code` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`is_reviewed` integer NOT NULL,
	`origin` text NOT NULL,
	`source_value` text,
	`at` integer NOT NULL,
	`author` text,
	`product_id` text NOT NULL,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_text_versions_text` ON `product_text_versions` (`product_id`,`language_code`,`field`,`at`);