CREATE TABLE `page_sections` (
	`factory_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`sort_order` integer NOT NULL,
	`is_hidden` integer NOT NULL,
	`settings` text NOT NULL,
	`removed_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `page_slug`, `number`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
