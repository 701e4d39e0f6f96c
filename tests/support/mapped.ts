import type { MapSeller } from './map-sellers.ts'

/** Sellers over the whole country: many in Bergen, thirty at one point in Oslo, single ones elsewhere. */
export const overNorway: readonly MapSeller[] = [
  ...[
    ['torget', 'Torget Delikatesse', 'Bergen', 60.395, 5.325],
    ['askoy', 'Askøy Bondens Marked', 'Askøy', 60.4, 5.22],
    ['osteroy', 'Osterøy Gårdsbutikk', 'Haus', 60.46, 5.5],
    ['sotra', 'Sotra Mat', 'Straume', 60.36, 5.12],
    ['lysefjord', 'Lysefjord Gårdsutsalg', 'Os', 60.19, 5.47],
    ['geilo', 'Geilo Landhandel', 'Geilo', 60.534, 8.206],
    ['hamar', 'Hamar Ost og Vin', 'Hamar', 60.795, 11.068],
    ['trondheim', 'Bakklandet Mat', 'Trondheim', 63.43, 10.405],
    ['bodo', 'Saltens Lager', 'Bodø', 67.28, 14.405],
    ['henningsvaer', 'Henningsvær Fiskebutikk', 'Henningsvær', 68.153, 14.2],
    ['tromso', 'Tromsø Torg', 'Tromsø', 69.65, 18.956],
  ].map(([slug, name, city, lat, lng]) => ({
    ...{ slug: String(slug), name: String(name), city: String(city) },
    ...{ lat: Number(lat), lng: Number(lng) },
  })),
  ...Array.from({ length: 30 }, (_, at) => ({
    ...{ slug: `hallen-${at}`, name: `Mathallen bod ${at + 1}`, city: 'Oslo' },
    ...{ lat: 59.9225, lng: 10.752, kind: 'market' },
  })),
]
