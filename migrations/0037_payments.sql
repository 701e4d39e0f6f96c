CREATE TABLE `payment_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`notice_id` text NOT NULL,
	`payment_id` text,
	`event` text NOT NULL,
	`received_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_notices_once` ON `payment_notices` (`provider`,`notice_id`);--> statement-breakpoint
CREATE INDEX `payment_notices_received` ON `payment_notices` (`received_at`);--> statement-breakpoint
CREATE INDEX `payment_notices_unsettled` ON `payment_notices` (`received_at`) WHERE settled_at is null;--> statement-breakpoint
CREATE TABLE `payment_operations` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`is_last` integer DEFAULT false NOT NULL,
	`dedupe_key` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_operations_amount" CHECK("payment_operations"."amount_ore" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_operations_dedupe_key_unique` ON `payment_operations` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `payment_operations_payment` ON `payment_operations` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_operations_due` ON `payment_operations` (`due_at`) WHERE state = 'queued';--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`factory_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`provider` text NOT NULL,
	`mode` text NOT NULL,
	`reference` text NOT NULL,
	`provider_reference` text,
	`pay_url` text,
	`state` text NOT NULL,
	`amount_ore` integer NOT NULL,
	`authorized_ore` integer DEFAULT 0 NOT NULL,
	`captured_ore` integer DEFAULT 0 NOT NULL,
	`cancelled_ore` integer DEFAULT 0 NOT NULL,
	`refunded_ore` integer DEFAULT 0 NOT NULL,
	`can_capture_parts` integer DEFAULT false NOT NULL,
	`is_late` integer DEFAULT false NOT NULL,
	`cart_lines` text DEFAULT '[]' NOT NULL,
	`cart_id` text,
	`expires_at` integer NOT NULL,
	`checked_at` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`factory_id`) REFERENCES `factories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount_ore" > 0),
	CONSTRAINT "payments_sums" CHECK("payments"."captured_ore" + "payments"."cancelled_ore" <= "payments"."authorized_ore" and "payments"."refunded_ore" <= "payments"."captured_ore")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference_unique` ON `payments` (`reference`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`kind`,`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`expires_at`) WHERE state = 'created';--> statement-breakpoint
CREATE INDEX `payments_held` ON `payments` (`checked_at`) WHERE state = 'authorized' and captured_ore + cancelled_ore < authorized_ore;--> statement-breakpoint
ALTER TABLE `restaurant_orders` ADD `payment_method` text DEFAULT 'pay_at_counter' NOT NULL;