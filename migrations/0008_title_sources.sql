ALTER TABLE `menu_item_translations` ADD `is_reviewed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item_translations` ADD `origin` text DEFAULT 'human' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item_translations` ADD `source_title` text;--> statement-breakpoint
ALTER TABLE `footer_link_translations` ADD `is_reviewed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `footer_link_translations` ADD `origin` text DEFAULT 'human' NOT NULL;--> statement-breakpoint
ALTER TABLE `footer_link_translations` ADD `source_title` text;--> statement-breakpoint
UPDATE `menu_item_translations` SET `source_title` = coalesce(
  (SELECT nullif(its.`title`, '') FROM `menu_item_translations` AS its JOIN `languages` ON `code` = its.`language_code` AND `is_default` = 1
    WHERE its.`menu_item_id` = `menu_item_translations`.`menu_item_id`),
  (SELECT `title` FROM `menu_items` WHERE `id` = `menu_item_translations`.`menu_item_id`))
WHERE `language_code` NOT IN (SELECT `code` FROM `languages` WHERE `is_default` = 1);--> statement-breakpoint
UPDATE `footer_link_translations` SET `source_title` = coalesce(
  (SELECT nullif(its.`title`, '') FROM `footer_link_translations` AS its JOIN `languages` ON `code` = its.`language_code` AND `is_default` = 1
    WHERE its.`footer_link_id` = `footer_link_translations`.`footer_link_id`),
  (SELECT `title` FROM `footer_links` WHERE `id` = `footer_link_translations`.`footer_link_id`))
WHERE `language_code` NOT IN (SELECT `code` FROM `languages` WHERE `is_default` = 1);
