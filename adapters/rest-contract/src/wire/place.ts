import { patternOfOptions } from '@guildhall/domain/shared'
import { z } from 'zod'
import { constrained, listPattern } from './constrained.ts'
import { number, text } from './fields.ts'

const placeTypes = z.enum(['country', 'administrative_area_level_1', 'locality'])

const addressParts = z.object({
  streetNumber: z.string().nullable(),
  route: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string().nullable(),
  postalCode: z.string().nullable(),
})

/** A place to search around or to live in. Rule: REF-18. */
export const place = z
  .object({
    id: z.string(),
    title: z.string(),
    /** The first is the type used as `locationType` of a search. */
    types: z.array(placeTypes),
    latitude: z.number(),
    longitude: z.number(),
    countryCode: z.string(),
    address: addressParts,
  })
  .meta({ id: 'Place' })

/** An address; what the source does not know is null. Rule: REF-25. */
export const address = z.object({ id: z.string(), title: z.string(), parts: addressParts }).meta({ id: 'Address' })

/** `types` is comma-separated; default: all. */
export const placeQuery = z.object({
  q: text,
  types: constrained(text, { pattern: listPattern(patternOfOptions(placeTypes.options)) }).optional(),
  limit: constrained(number, { integer: true, minimum: 1 }).optional(),
})

/** What a text in the place field means; not found if it names no place. Rule: SRCH-53. */
export const placeText = z
  .object({
    found: z.boolean(),
    /** Null for anywhere. */
    place: place.nullable(),
    /** The text asks for remote work. */
    remote: z.boolean(),
  })
  .meta({ id: 'PlaceText' })

export type PlaceTextWire = z.output<typeof placeText>
export type PlaceWire = z.output<typeof place>

export const addressQuery = placeQuery.omit({ types: true })

export type AddressWire = z.output<typeof address>
