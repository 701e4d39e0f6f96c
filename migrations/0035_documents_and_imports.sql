CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`refund_id` text,
	`issued_on` text NOT NULL,
	`due_on` text,
	`language_code` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_credit" CHECK(("invoices"."kind" = 'credit_note') = ("invoices"."refund_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`factory_id`,`number`);--> statement-breakpoint
CREATE INDEX `invoices_order` ON `invoices` (`order_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_one` ON `invoices` (`order_id`) WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_refund` ON `invoices` (`refund_id`);--> statement-breakpoint
CREATE TABLE `catalogues` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`token` text NOT NULL,
	`choice_hash` text NOT NULL,
	`choice` text NOT NULL,
	`language_code` text NOT NULL,
	`file_hash` text,
	`file_key` text,
	`pages` integer,
	`bytes` integer,
	`built_at` integer,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`language_code`) REFERENCES `languages`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogues_token_unique` ON `catalogues` (`token`);--> statement-breakpoint
CREATE INDEX `catalogues_choice` ON `catalogues` (`factory_id`,`choice_hash`);--> statement-breakpoint
CREATE INDEX `catalogues_used` ON `catalogues` (`used_at`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`no` integer NOT NULL,
	`cells` text NOT NULL,
	`action` text,
	`state` text NOT NULL,
	`product_id` text,
	`changes` text DEFAULT '[]' NOT NULL,
	`errors` text DEFAULT '[]' NOT NULL,
	`rev_before` integer,
	`rev_after` integer,
	PRIMARY KEY(`import_id`, `no`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `import_rows_action` ON `import_rows` (`import_id`,`action`,`no`);--> statement-breakpoint
CREATE INDEX `import_rows_product` ON `import_rows` (`product_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`started_by_call` text NOT NULL,
	`kind` text NOT NULL,
	`mode` text NOT NULL,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`facts` text NOT NULL,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`row_count` integer NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`counts` text NOT NULL,
	`is_stopped` integer DEFAULT false NOT NULL,
	`run_at` integer,
	`done_at` integer,
	`undone_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_started_by_call_unique` ON `imports` (`started_by_call`);--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`factory_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_status` ON `imports` (`status`,`updated_at`);--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `street` text;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `postcode` text;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `city` text;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `bank_account` text;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `payment_days` integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `is_vat_registered` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `factory_settings` ADD `is_in_business_register` integer DEFAULT true NOT NULL;