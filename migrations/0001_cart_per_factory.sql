DROP INDEX `carts_guest_hash_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `carts_guest` ON `carts` (`factory_id`,`guest_hash`);