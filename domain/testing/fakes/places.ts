import { type AddressParts, type Place, type Places, typoDistance } from '../../src/index.ts'

const address = (parts: Partial<AddressParts>): AddressParts => ({
  streetNumber: null,
  route: null,
  city: null,
  province: null,
  country: 'South Africa',
  postalCode: null,
  ...parts,
})
const place = (
  id: string,
  type: Place['type'],
  [latitude, longitude]: readonly [number, number],
  parts: Partial<AddressParts> = {},
): Place => ({
  id,
  title: [parts.city, parts.province, 'South Africa'].filter((part) => part !== undefined).join(', '),
  type,
  latitude,
  longitude,
  countryCode: 'ZA',
  provinceCode: type === 'country' ? null : 'ZA.11',
  address: address(parts),
})

/** Largest first. */
const known: readonly Place[] = [
  place('ZA', 'country', [-29, 24]),
  place('ZA.11', 'administrative_area_level_1', [-33.5, 20.5], { province: 'Western Cape' }),
  place('3369157', 'locality', [-33.93, 18.42], { city: 'Cape Town', province: 'Western Cape' }),
  place('3362024', 'locality', [-33.73, 18.97], { city: 'Paarl', province: 'Western Cape' }),
]

const complete = (query: string, types: readonly Place['type'][] | undefined, limit: number): readonly Place[] => {
  const typed = query.trim().toLowerCase()
  if (typed === '') return []
  const found = known.filter(
    ({ title, type }) => title.toLowerCase().startsWith(typed) && (types?.includes(type) ?? true),
  )
  return found.slice(0, limit)
}

const findTown = (title: string): Place | null => {
  const [city, ...rest] = title
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const matches = ({ address: { city: own }, title: full, type }: Place): boolean =>
    type === 'locality' && own?.toLowerCase() === city && rest.every((part) => full.toLowerCase().includes(part))
  return known.find(matches) ?? null
}

/** A few places of the Western Cape in memory. */
export const fakePlaces = (): Places => ({
  autocomplete: async (query, { limit = 10, types } = {}) => complete(query, types, limit),
  findAddresses: async (query, limit = 10) =>
    complete(query, ['locality'], limit).map(({ address: parts, id, title }) => ({ id, title, parts })),
  find: async (id) => known.find((one) => one.id === id) ?? null,
  findBest: async (text) => {
    const typed = text.trim().toLowerCase()
    const isNear = ({ title }: Place): boolean => typoDistance(title.toLowerCase().split(',', 1)[0] ?? '', typed) <= 1
    const near = typed.length < 5 ? undefined : known.find(isNear)
    return findTown(text) ?? complete(typed, undefined, 1)[0] ?? near ?? null
  },
  findTown: async (title) => findTown(title),
  locate: async (latitude, longitude) =>
    Math.abs(latitude + 33) < 5 && Math.abs(longitude - 20) < 5 ? { countryCode: 'ZA', provinceCode: 'ZA.11' } : null,
})
