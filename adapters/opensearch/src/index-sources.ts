import { indexEntry, storableDocument, type CandidateDocument } from '@guildhall/domain/search'
import type { Uuid } from '@guildhall/domain/shared'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Splitting the texts of one person into words takes up to a few milliseconds. */
const SOURCES_A_TURN = 4

/**
 * Documents as stored in the index, by person, the last one of each. Other work of the process, such as its requests, runs between a few documents and
 * the next.
 */
export async function indexSources(documents: readonly CandidateDocument[]): Promise<ReadonlyMap<Uuid, object>> {
  const sources = new Map<Uuid, object>()
  for (const [place, document] of documents.entries()) {
    sources.set(document.uuid, indexSource(document))
    if (place % SOURCES_A_TURN === SOURCES_A_TURN - 1) await nextTurn()
  }
  return sources
}

/** A document as stored in the index. */
const indexSource = (candidate: CandidateDocument): object => {
  const document = storableDocument(candidate)
  const { words, facets, numbers, position } = indexEntry(document)
  return {
    uuid: document.uuid,
    ...uuidHalves(document.uuid),
    ...words,
    facets,
    job_title: document.jobTitle,
    skill_names: document.skills,
    ...numbers,
    place: { lat: position.latitude, lon: position.longitude },
    latitude: position.latitude,
    longitude: position.longitude,
    country_code: document.countryCode,
    province_code: document.provinceCode,
    response_rate: document.responseRate,
    updated_at: Math.round(document.updatedAt),
    ...(document.hiddenFrom === undefined ? {} : { hidden_from: document.hiddenFrom }),
    document,
  }
}

/** The halves of a uuid as signed 64-bit integers in the order of the text. Digits, as JSON's numbers would be rounded. */
const uuidHalves = (uuid: Uuid): { readonly uuid_start: string; readonly uuid_end: string } => {
  const digits = uuid.replaceAll('-', '')
  const toSigned = (half: string): string => String(BigInt(`0x${half}`) - 2n ** 63n)
  return { uuid_start: toSigned(digits.slice(0, 16)), uuid_end: toSigned(digits.slice(16)) }
}
