import type { WireHit, WireSelectedHit } from '@guildhall/rest-contract/client'

/** What a row, a card and a pin show, and the facts that are compared with the search. Rule: SRCH-99. */
const ROW = [
  'first_name',
  'last_name',
  'profile_picture',
  'job_title',
  'location_title',
  'skills',
  'languages',
  'industries',
  'opportunityType',
  'rate',
  'exactRate',
  'currency',
  'permanentRate',
  'permanentExactRate',
  'permanentCurrency',
  'workplace_type',
  'availability',
  'contract_duration_min',
  'qualification_level',
  'experience_years',
  'messageStatus',
  'contactState',
  'respondsFast',
  'distance',
  'place_match',
  'place_point',
] as const

/** Where words are found besides. */
const TEXT = [
  'workExperiences.title',
  'workExperiences.company',
  'qualifications.qualification',
  'qualifications.currentlyCompleting',
  'introduction',
] as const

/** The attributes that a list asks for; what its words were found in only for a search of words. */
export const rowAttributes = (text: string): readonly string[] => (text.trim() === '' ? ROW : [...ROW, ...TEXT])

/** A hit with what rows show. */
export type RowHit = Pick<WireHit, (typeof ROW)[number] | 'objectID'> &
  Pick<WireSelectedHit, '_highlightResult' | 'introduction' | 'qualifications' | 'workExperiences'>

/** Every hit of a search by `rowAttributes` is one. */
export const isRowHit = (hit: WireHit | WireSelectedHit): hit is RowHit => hit.first_name !== undefined
