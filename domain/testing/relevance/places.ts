/** A place to live in or to search around. Degrees; codes as in the gazetteer. */
export interface RelevancePlace {
  readonly title: string
  readonly latitude: number
  readonly longitude: number
  readonly countryCode: string
  /** Null for a country. */
  readonly provinceCode: string | null
}

const place = (
  title: string,
  latitude: number,
  longitude: number,
  countryCode: string,
  provinceCode: string | null = null,
): RelevancePlace => ({ title, latitude, longitude, countryCode, provinceCode })

export const towns = {
  Johannesburg: place('Johannesburg, Gauteng, South Africa', -26.2, 28.05, 'ZA', 'ZA.06'),
  Durban: place('Durban, KwaZulu-Natal, South Africa', -29.85, 31, 'ZA', 'ZA.02'),
  'Cape Town': place('Cape Town, Western Cape, South Africa', -33.92, 18.42, 'ZA', 'ZA.11'),
  // 41 km from Cape Town
  Stellenbosch: place('Stellenbosch, Western Cape, South Africa', -33.93, 18.86, 'ZA', 'ZA.11'),
  // 55 km from Cape Town, 25 km from Stellenbosch
  Paarl: place('Paarl, Western Cape, South Africa', -33.73, 18.97, 'ZA', 'ZA.11'),
  // 93 km from Cape Town, 64 km from Stellenbosch, 80 km from Paarl
  Hermanus: place('Hermanus, Western Cape, South Africa', -34.42, 19.23, 'ZA', 'ZA.11'),
  // 13 km from Maseru, on the other side of the border
  Ladybrand: place('Ladybrand, Free State, South Africa', -29.19, 27.46, 'ZA', 'ZA.03'),
  // South Africa surrounds its country
  Maseru: place('Maseru, Lesotho', -29.31, 27.48, 'LS', 'LS.14'),
  Windhoek: place('Windhoek, Khomas, Namibia', -22.56, 17.08, 'NA', 'NA.21'),
  Berlin: place('Berlin, Germany', 52.52, 13.4, 'DE', 'DE.16'),
  // The Rhine is between Kehl and Strasbourg: 5 km
  Kehl: place('Kehl, Baden-Württemberg, Germany', 48.57, 7.82, 'DE', 'DE.01'),
  Strasbourg: place('Strasbourg, Grand Est, France', 48.57, 7.75, 'FR', 'FR.44'),
  // Bavaria begins across the Danube
  Ulm: place('Ulm, Baden-Württemberg, Germany', 48.4, 9.99, 'DE', 'DE.01'),
  // 6 km from Salzburg
  Freilassing: place('Freilassing, Bavaria, Germany', 47.84, 12.98, 'DE', 'DE.02'),
  Salzburg: place('Salzburg, Austria', 47.8, 13.04, 'AT', 'AT.05'),
  Lisbon: place('Lisbon, Portugal', 38.72, -9.14, 'PT', 'PT.14'),
  Toronto: place('Toronto, Ontario, Canada', 43.65, -79.38, 'CA', 'CA.08'),
  // The river is between Windsor and Detroit: 4 km
  Windsor: place('Windsor, Ontario, Canada', 42.3, -83.02, 'CA', 'CA.08'),
  Detroit: place('Detroit, Michigan, United States', 42.33, -83.05, 'US', 'US.MI'),
} as const satisfies Readonly<Record<string, RelevancePlace>>

/** Countries and provinces, with the middle around which a search draws its circle. */
export const areas = {
  'South Africa': place('South Africa', -29, 24, 'ZA'),
  Lesotho: place('Lesotho', -29.5, 28.25, 'LS'),
  Namibia: place('Namibia', -22, 17, 'NA'),
  Germany: place('Germany', 51.5, 10.5, 'DE'),
  France: place('France', 46, 2, 'FR'),
  Austria: place('Austria', 47.33, 13.33, 'AT'),
  Portugal: place('Portugal', 39.5, -8, 'PT'),
  Canada: place('Canada', 60.11, -113.64, 'CA'),
  'United States': place('United States', 39.76, -98.5, 'US'),
  'New Zealand': place('New Zealand', -42, 174, 'NZ'),
  'Western Cape': place('Western Cape, South Africa', -34, 20, 'ZA', 'ZA.11'),
  'Free State': place('Free State, South Africa', -29, 26, 'ZA', 'ZA.03'),
  Bavaria: place('Bavaria, Germany', 49, 11.5, 'DE', 'DE.02'),
  'Baden-Württemberg': place('Baden-Württemberg, Germany', 48.5, 9, 'DE', 'DE.01'),
  Ontario: place('Ontario, Canada', 49.25, -84.5, 'CA', 'CA.08'),
  Michigan: place('Michigan, United States', 44.25, -85.5, 'US', 'US.MI'),
} as const satisfies Readonly<Record<string, RelevancePlace>>

export type TownName = keyof typeof towns
export type AreaName = keyof typeof areas
