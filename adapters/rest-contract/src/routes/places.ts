import { z } from 'zod'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { place, placeQuery, type PlaceWire } from '../wire/place.ts'
import { notFound } from './shared-problems.ts'

const durban: PlaceWire = {
  id: '1007311',
  title: 'Durban, KwaZulu-Natal, South Africa',
  types: ['locality'],
  latitude: -29.8579,
  longitude: 31.0292,
  countryCode: 'ZA',
  address: {
    streetNumber: null,
    route: null,
    city: 'Durban',
    province: 'KwaZulu-Natal',
    country: 'South Africa',
    postalCode: null,
  },
}

/** Place search by name, and lookup by id. Rule: REF-17. */
export const placeRoutes = {
  searchPlaces: route({
    ...routeIndex.searchPlaces,
    summary: 'Places that begin with the words, largest first',
    access: 'public',
    rateLimit: 'search',
    query: placeQuery,
    success: { status: 200, body: z.object({ places: z.array(place) }) },
    problems: {},
    examples: { reply: { places: [durban] } },
  }),
  readPlace: route({
    ...routeIndex.readPlace,
    summary: 'One place with its address parts',
    access: 'public',
    params: z.object({ id: z.string().min(1).max(300) }),
    success: { status: 200, body: z.object({ place }) },
    problems: notFound,
    examples: { reply: { place: durban } },
  }),
}
