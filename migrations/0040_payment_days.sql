ALTER TABLE `quote_offers` ADD `payment_days` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
CREATE INDEX `quotes_order` ON `quotes` (`order_id`) WHERE order_id is not null;