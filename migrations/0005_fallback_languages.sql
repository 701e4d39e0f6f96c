ALTER TABLE `languages` ADD `fallback_code` text REFERENCES languages(code) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `languages` ADD `area_gates` text DEFAULT '{}' NOT NULL;