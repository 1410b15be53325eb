export { createGazetteer } from './create-gazetteer.ts'
