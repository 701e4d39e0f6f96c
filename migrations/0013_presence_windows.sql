-- Its rows live half a minute: every window that is open tells itself anew.
DROP TABLE `editor_presence`;--> statement-breakpoint
CREATE TABLE `editor_presence` (
	`factory_id` text NOT NULL,
	`user_id` text NOT NULL,
	`window_id` text NOT NULL,
	`page_slug` text NOT NULL,
	`content_key` text,
	`language_code` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `window_id`),
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `editor_presence_at` ON `editor_presence` (`at`);
