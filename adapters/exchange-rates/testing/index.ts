export { startReferenceRatesServer, type ReferenceRatesServer } from './reference-rates-server.ts'
