export { createGooglePlaces, type GooglePlacesOptions } from './create-google-places.ts'
