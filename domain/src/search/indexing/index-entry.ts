import { educationRank } from '../../reference/index.ts'
import { foldText } from '../../shared/index.ts'
import type { CandidateDocument } from '../candidates/candidate-document.ts'
import type { FacetAttribute, NumericAttribute } from '../query/candidate-query.ts'
import { facetAttributes } from '../query/wire-filters.ts'
import { normaliseCoordinates, type Coordinates } from './distance.ts'
import { tokenizeDocument, tokenizeName } from './index-words.ts'

/** The fields of a text search with their scores, best first. Rules: SRCH-8, SRCH-70. */
export const TEXT_FIELDS = ['title', 'skills', 'experience', 'introduction'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export const FIELD_SCORES: Readonly<Record<TextField, number>> = { title: 8, skills: 4, experience: 2, introduction: 1 }

/** What an index stores of a document for filtering and ranking. Built here for all engines, so that they find the same people. */
export interface IndexEntry {
  readonly words: Readonly<Record<TextField, readonly string[]>>
  /** One key per filterable value: see `facetKey`. */
  readonly facets: readonly string[]
  readonly numbers: Readonly<Record<NumericAttribute, number | null>>
  readonly position: Coordinates
}

const FACET_MAX_LENGTH = 200

/** The key of an attribute's value, without case and accents, so that "react" matches "React". */
export const facetKey = (attribute: FacetAttribute, value: string): string =>
  // PostgreSQL does not accept NUL in texts.
  `${attribute}:${cut(foldText(value).replaceAll('\0', '').trim())}`

const cut = (text: string): string =>
  text.length <= FACET_MAX_LENGTH ? text : Array.from(text).slice(0, FACET_MAX_LENGTH).join('')

/** Completed qualifications: a certificate, of a profession or of a course, shows a skill; a degree is a part of the past like work. Rule: SRCH-70. */
const qualificationNames = ({
  qualifications,
}: CandidateDocument): Readonly<Record<'certificates' | 'degrees', readonly string[]>> => {
  const rankOfCertificates = educationRank('Certificate')
  const completed = qualifications.filter(({ currentlyCompleting }) => !currentlyCompleting)
  const named = (isCertificate: boolean): readonly string[] =>
    completed
      .filter(({ educationType }) => (educationRank(educationType) === rankOfCertificates) === isCertificate)
      .map(({ qualification }) => qualification)
  return { certificates: named(true), degrees: named(false) }
}

const textsOf = (document: CandidateDocument): Readonly<Record<TextField, readonly string[]>> => {
  const { certificates, degrees } = qualificationNames(document)
  return {
    title: [document.jobTitle],
    skills: [...document.skills, ...certificates],
    experience: [...document.workExperiences.map(({ title }) => title), ...degrees],
    introduction: [document.introduction],
  }
}

const wordsOfAll = (texts: readonly string[], tokenize: (text: string) => readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(tokenize)),
]

const wordsOf = (document: CandidateDocument): IndexEntry['words'] => {
  const { experience, introduction, skills, title } = textsOf(document)
  return {
    title: wordsOfAll(title, tokenizeName),
    skills: wordsOfAll(skills, tokenizeName),
    experience: wordsOfAll(experience, tokenizeDocument),
    introduction: wordsOfAll(introduction, tokenizeDocument),
  }
}

const FACET_VALUES: Readonly<Record<FacetAttribute, (document: CandidateDocument) => readonly string[]>> = {
  workplace_type: ({ workplaceType }) => [workplaceType],
  opportunityType: ({ opportunityType }) => [opportunityType],
  job_title: ({ jobTitle }) => [jobTitle],
  respondsFast: ({ respondsFast }) => [String(respondsFast)],
  skills: ({ skills }) => skills,
  languages: ({ languages }) => languages,
  industries: ({ industries }) => industries,
}

/** The values of a document that can be filtered and counted, as they are spelled. */
export const facetValues = (document: CandidateDocument, attribute: FacetAttribute): readonly string[] =>
  FACET_VALUES[attribute](document)

/** The spelling of a key in a document that has it. */
export const spellFacet = (document: CandidateDocument, attribute: FacetAttribute, key: string): string =>
  facetValues(document, attribute)
    .find((value) => facetKey(attribute, value) === key)
    ?.trim() ?? key.slice(attribute.length + 1)

/** Builds the index entry of a document. */
export const indexEntry = (document: CandidateDocument): IndexEntry => ({
  words: wordsOf(document),
  facets: facetAttributes.flatMap((attribute) => [
    ...new Set(facetValues(document, attribute).map((value) => facetKey(attribute, value))),
  ]),
  numbers: {
    rate: document.rate,
    permanentRate: document.permanentRate,
    availability: document.availability,
    contract_duration_min: document.contractMin,
    qualification_level: document.qualificationLevel,
    experience_years: document.experienceYears,
  },
  position: normaliseCoordinates(document),
})

/** Removes what databases refuse from a document's texts: NUL and lone surrogates. */
export const storableDocument = (document: CandidateDocument): CandidateDocument => {
  const json = JSON.stringify(document)
  // JSON escapes both, and hardly any document contains an escape.
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return document
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as CandidateDocument
}
