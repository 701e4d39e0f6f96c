CREATE TABLE `footer_colors` (
	`factory_id` text PRIMARY KEY NOT NULL,
	`background_color` text NOT NULL,
	`text_color` text NOT NULL,
	`link_color` text NOT NULL,
	`link_hover_color` text NOT NULL,
	`border_color` text NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `editions` (
	`factory_id` text NOT NULL,
	`name` text NOT NULL,
	`saved_by_call` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	PRIMARY KEY(`factory_id`, `name`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `menu_items` ADD `language_codes` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `languages` text;