/** Price per kilo, litre or piece: `quantity` is in g, ml or pieces. Undefined where it says nothing new. */
export function unitPrice(
  priceOre: number,
  quantity: number,
  unit: 'g' | 'ml' | 'piece',
): { ore: number; per: 'kg' | 'l' | 'piece' } {
  if (unit === 'piece') return { ore: Math.round(priceOre / quantity), per: 'piece' }
  return { ore: Math.round((priceOre * 1000) / quantity), per: unit === 'g' ? 'kg' : 'l' }
}
