import type { Place, Places } from './places.port.ts'

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** What profiles say around the name of a town: "Greater Boston", "City of Cape Town", "Cape Town Metropolitan Area". */
export const withoutSurroundings = (name: string): string =>
  name
    .replace(/^(?:greater|city of)\s+/i, '')
    .replace(/\s+(?:bay area|metropolitan area|metropolitan region|metro area|metroplex|area|region)$/i, '')
    .trim()

/** The texts to look up, the most exact first: as written, without what is around the town, without the part in between. */
const variantsOf = (text: string): readonly string[] => {
  const parts = text.split(',').map((part) => part.trim())
  const [first = '', ...rest] = parts
  const last = rest.at(-1)
  const town = withoutSurroundings(first)
  const tail = last === undefined ? [] : [last]
  return [...new Set([parts.join(', '), [town, ...rest].join(', '), [town, ...tail].join(', ')])]
}

/**
 * The place that a free text names, such as the location in a CV: a town of that name in the area that the text gives, else the province or
 * country of that name. Null if there is none; a text that names only a part of a name is no place. Rule: REF-24.
 */
export const findBestPlace = async (
  places: Pick<Places, 'autocomplete' | 'findTown'>,
  text: string,
): Promise<Place | null> => {
  if (text.trim() === '') return null
  const variants = variantsOf(text)
  for (const variant of variants) {
    const town = await places.findTown(variant)
    if (town !== null) return town
  }
  const types = ['administrative_area_level_1', 'country'] as const
  for (const variant of variants) {
    const named = fold(variant.split(',', 1)[0] ?? '')
    const areas = await places.autocomplete(variant.replaceAll(/,\s*/g, ' '), { types })
    const area = areas.find(({ title }) => fold(title.split(',', 1)[0] ?? '') === named)
    if (area !== undefined) return area
  }
  return null
}
