import { withoutSurroundings } from './find-best-place.ts'
import type { Place, Places } from './places.port.ts'

/** What a text in the place field of a search means. */
export interface PlaceText {
  /** Null for anywhere. */
  readonly place: Place | null
  /** The text asks for remote work. */
  readonly isRemote: boolean
}

const REMOTE = /(?<![\p{L}\p{N}])(?:(?:fully|100\s*%)\s+)?remote(?:ly)?(?:\s+only)?(?![\p{L}\p{N}])/giu
const BEFORE = /^(?:(?:near|in|around|close to|based in)\s+)+/i
const ANYWHERE = /^(?:anywhere|everywhere|worldwide)?$/i

/** Parts of the world that no gazetteer of countries has, so that Africa is not a town one typo away. */
const REGIONS: ReadonlySet<string> = new Set([
  'africa',
  'antarctica',
  'apac',
  'asia',
  'emea',
  'eu',
  'europe',
  'european union',
  'latin america',
  'middle east',
  'north america',
  'oceania',
  'south america',
])

/** Without what stands between the place and "remote": "Germany, remote", "Remote (Germany)". */
const withoutMarks = (text: string): string =>
  text.replaceAll(/^[\s,;/|()&+-]+|[\s,;/|()&+-]+$/g, '').replaceAll(/\s+/g, ' ')

/**
 * Reads what stands in the place field: the best match of the gazetteer, one typo forgiven, without "near" and "in"; "remote" is the work
 * type. Null if it names no place. Rule: SRCH-53.
 */
export const readPlaceText = async (
  places: Pick<Places, 'findBest' | 'findTown'>,
  text: string,
): Promise<PlaceText | null> => {
  const rest = withoutMarks(text.replaceAll(REMOTE, ' '))
  const isRemote = withoutMarks(text) !== rest
  const name = withoutMarks(rest.replace(BEFORE, ''))
  if (ANYWHERE.test(name)) return { place: null, isRemote }
  if (REGIONS.has(name.toLowerCase())) return null
  // Some towns begin with such a word: In Salah, Near Islands.
  const whole = name === rest ? null : await places.findTown(rest)
  const place = whole ?? (await places.findBest(name)) ?? (await findWithoutSurroundings(places, name))
  return place === null ? null : { place, isRemote }
}

const findWithoutSurroundings = async (places: Pick<Places, 'findBest'>, name: string): Promise<Place | null> => {
  const town = withoutSurroundings(name)
  return town === name ? null : places.findBest(town)
}
