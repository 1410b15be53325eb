import { readPlaceText } from '@guildhall/domain/reference'
import { err, ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toAddressWire, toPlaceWire, toPlaceTypes } from '../mappers/place.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const TEXT_MAX = 200
const LIMIT = 10
const LIMIT_MAX = 20

const toLimit = (limit: number | null | undefined): number =>
  Math.min(LIMIT_MAX, Math.max(1, Math.trunc(limit ?? LIMIT)))

/** Place search by name and by free text, and lookup by id; addresses for invoices. Rules: REF-17, REF-25, SRCH-53. */
export const placeHandlers = ({
  places,
}: HandlerDeps): Pick<Handlers<Routes>, 'searchPlaces' | 'readPlaceText' | 'readPlace' | 'searchAddresses'> => ({
  searchPlaces: async ({ query }) => {
    const types = toPlaceTypes(query.types ?? '')
    const found = await places.autocomplete(query.q.slice(0, TEXT_MAX), {
      limit: toLimit(query.limit),
      ...(types.length === 0 ? {} : { types }),
    })
    return ok({ places: found.map(toPlaceWire) })
  },
  readPlaceText: async ({ query }) => {
    const read = await readPlaceText(places, query.q.slice(0, TEXT_MAX))
    const place = read?.place ?? null
    return ok({ found: read !== null, place: place && toPlaceWire(place), remote: read?.isRemote ?? false })
  },
  readPlace: async ({ params }) => {
    const place = await places.find(params.id)
    return place === null ? err('not-found') : ok({ place: toPlaceWire(place) })
  },
  searchAddresses: async ({ query }) => {
    const found = await places.findAddresses(query.q.slice(0, TEXT_MAX), toLimit(query.limit))
    return ok({ addresses: found.map(toAddressWire) })
  },
})
