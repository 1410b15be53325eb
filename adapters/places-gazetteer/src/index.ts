export { createGazetteer } from './create-gazetteer.ts'
export { readGazetteerData } from './gazetteer-data.ts'
export { toPlace } from './gazetteer-rows.ts'
