CREATE TABLE `missing_addresses` (
	`factory_id` text NOT NULL,
	`path` text NOT NULL,
	`count` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`is_ignored` integer NOT NULL,
	PRIMARY KEY(`factory_id`, `path`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
