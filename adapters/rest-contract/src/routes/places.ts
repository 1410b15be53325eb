import { z } from 'zod'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { address, addressQuery, type AddressWire, place, placeQuery, placeText, type PlaceWire } from '../wire/place.ts'
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

const congressAvenue: AddressWire = {
  id: 'ChIJp7JfQ0dnzB0RZb0cN6yTf9A',
  title: '500 Congress Avenue, Austin, Texas, United States',
  parts: {
    streetNumber: '500',
    route: 'Congress Avenue',
    city: 'Austin',
    province: 'Texas',
    country: 'United States',
    postalCode: '78701',
  },
}

/** Place search by name and by free text, and lookup by id; addresses for invoices. Rules: REF-17, REF-25, SRCH-53. */
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
  readPlaceText: route({
    ...routeIndex.readPlaceText,
    summary: 'What a text in the place field of a search means: a place, remote work, anywhere, or nothing',
    access: 'public',
    rateLimit: 'search',
    query: placeQuery.pick({ q: true }),
    success: { status: 200, body: placeText },
    problems: {},
    examples: { reply: { found: true, place: durban, remote: false } },
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
  searchAddresses: route({
    ...routeIndex.searchAddresses,
    summary: 'Addresses that complete the words, with the street where it is known',
    access: 'sign-up',
    who: 'employer',
    right: 'plan',
    rateLimit: 'search',
    query: addressQuery,
    success: { status: 200, body: z.object({ addresses: z.array(address) }) },
    problems: {},
    examples: { reply: { addresses: [congressAvenue] } },
  }),
}
