export { startGooglePlacesServer, type GooglePlacesServer } from './google-places-server.ts'
