import { err, ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toPlaceWire, toPlaceTypes } from '../mappers/place.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const TEXT_MAX = 200
const LIMIT = 10
const LIMIT_MAX = 20

/** Place search by name, and lookup by id. Rule: REF-17. */
export const placeHandlers = ({ places }: HandlerDeps): Pick<Handlers<Routes>, 'searchPlaces' | 'readPlace'> => ({
  searchPlaces: async ({ query }) => {
    const types = toPlaceTypes(query.types ?? '')
    const limit = Math.min(LIMIT_MAX, Math.max(1, Math.trunc(query.limit ?? LIMIT)))
    const found = await places.autocomplete(query.q.slice(0, TEXT_MAX), {
      limit,
      ...(types.length === 0 ? {} : { types }),
    })
    return ok({ places: found.map(toPlaceWire) })
  },
  readPlace: async ({ params }) => {
    const place = await places.find(params.id)
    return place === null ? err('not-found') : ok({ place: toPlaceWire(place) })
  },
})
