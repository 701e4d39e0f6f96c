ALTER TABLE `products` ADD `food_info_confirmed_by` text;--> statement-breakpoint
ALTER TABLE `products` ADD `free_of` text;--> statement-breakpoint
UPDATE `products` SET `free_of` = (
	SELECT json_group_array(`each`.`value`) FROM json_each('["gluten","crustaceans","eggs","fish","peanuts","soya","milk","nuts","celery","mustard","sesame","sulphites","lupin","molluscs"]') AS `each`
	WHERE NOT EXISTS (SELECT 1 FROM `product_allergens` AS `held` WHERE `held`.`product_id` = `products`.`id` AND `held`.`code` = `each`.`value`)
) WHERE `free_of` IS NULL AND `food_info_confirmed_at` IS NOT NULL AND `vat_class` IN ('food', 'alcohol');
