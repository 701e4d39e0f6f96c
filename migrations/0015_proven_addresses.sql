CREATE TABLE `email_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`proven_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `email_proofs_expires` ON `email_proofs` (`expires_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `email_proven_at` integer;--> statement-breakpoint
UPDATE `orders` SET `email_proven_at` = `created_at` WHERE `user_id` IN (
	SELECT `id` FROM `users` WHERE `email_verified_at` IS NOT NULL AND `email_key` = `orders`.`email`
);
