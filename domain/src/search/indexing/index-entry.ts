import type { CandidateDocument } from '../candidates/candidate-document.ts'
import type { FacetAttribute, NumericAttribute } from '../query/candidate-query.ts'
import { normaliseCoordinates, type Coordinates } from './distance.ts'
import { documentWords, foldText } from './index-words.ts'

/** The fields of a text search with what a word found there scores, best first. Rule: SRCH-8. */
export const TEXT_FIELDS = ['title', 'skills', 'experience', 'introduction'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export const FIELD_SCORES: Readonly<Record<TextField, number>> = { title: 8, skills: 4, experience: 2, introduction: 1 }

/**
 * What an index keeps of a document for finding and ordering it. Made here once, so that every index finds the same
 * people.
 */
export interface IndexEntry {
  readonly words: Readonly<Record<TextField, readonly string[]>>
  /** One key for each value that can be filtered: see `facetKey`. */
  readonly facets: readonly string[]
  readonly numbers: Readonly<Record<NumericAttribute, number | null>>
  readonly position: Coordinates
}

const FACET_MAX_LENGTH = 200

/** The key of an attribute's value; case and accents don't matter, so "react" finds who wrote "React". */
export const facetKey = (attribute: FacetAttribute, value: string): string =>
  // PostgreSQL takes no NUL in a text.
  `${attribute}:${cut(foldText(value).replaceAll('\0', '').trim())}`

const cut = (text: string): string =>
  text.length <= FACET_MAX_LENGTH ? text : Array.from(text).slice(0, FACET_MAX_LENGTH).join('')

/** Reads a document into what an index keeps. */
export const indexEntry = (document: CandidateDocument): IndexEntry => ({
  words: {
    title: documentWords(document.jobTitle),
    skills: documentWords(document.skills.join('\n')),
    experience: documentWords(document.workExperiences.map(({ title }) => title).join('\n')),
    introduction: documentWords(document.introduction),
  },
  facets: [
    facetKey('workplace_type', document.workplaceType),
    facetKey('opportunityType', document.opportunityType),
    facetKey('job_title', document.jobTitle),
    ...new Set(document.skills.map((skill) => facetKey('skills', skill))),
    ...new Set(document.languages.map((language) => facetKey('languages', language))),
    ...new Set(document.industries.map((industry) => facetKey('industries', industry))),
  ],
  numbers: {
    rate: document.rate,
    permanentRate: document.permanentRate,
    availability: document.availability,
    contract_duration_min: document.contractMin,
    qualification_level: document.qualificationLevel,
  },
  position: normaliseCoordinates(document),
})

/** The same document with nothing in its texts that a database refuses: no NUL, no half of a character. */
export const storableDocument = (document: CandidateDocument): CandidateDocument => {
  const json = JSON.stringify(document)
  // JSON writes both as an escape, and next to no document has one.
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return document
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as CandidateDocument
}
