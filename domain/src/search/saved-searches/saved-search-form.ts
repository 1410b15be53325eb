import { maxLength, oneOf, required, validate } from '../../shared/index.ts'
import type { Rules, ValidationErrors } from '../../shared/index.ts'
import { digestFrequencies, savedSearchVisibilities } from './saved-search.ts'
import type { DigestFrequency, SavedSearchVisibility } from './saved-search.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

export const SAVED_SEARCH_NAME_MAX_LENGTH = 100

/** What a saved search is made of; null where the caller wrote something else than the options. */
export interface SavedSearchForm {
  readonly name: string
  readonly visibility: SavedSearchVisibility | null
  readonly digest: DigestFrequency | null
  readonly parameters: SearchParameters
}

/** A form that keeps its rules. */
export type CheckedSavedSearchForm = {
  readonly [Field in keyof SavedSearchForm]: NonNullable<SavedSearchForm[Field]>
}

const rules: Rules<SavedSearchForm> = {
  name: [required, maxLength(SAVED_SEARCH_NAME_MAX_LENGTH)],
  visibility: [required, oneOf(savedSearchVisibilities)],
  digest: [required, oneOf(digestFrequencies)],
}

/** A search must have a name that its owner has not given to another. */
export const NAME_TAKEN_MESSAGE = 'You already have a saved search with this name'

/** Every error of the form at once; without its required ones for a change that leaves fields as they are. Rule: SRCH-36. */
export const savedSearchErrors = (form: Partial<SavedSearchForm>): ValidationErrors => {
  const given = Object.keys(form) as (keyof SavedSearchForm)[]
  const asked = Object.fromEntries(given.flatMap((field) => (rules[field] ? [[field, rules[field]]] : [])))
  return validate(form as SavedSearchForm, asked as Rules<SavedSearchForm>)
}
