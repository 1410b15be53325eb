import { hasErrors, invalid, maxLength, ok, oneOf, required, validate } from '../../shared/index.ts'
import type { Result, Rules, ValidationErrors } from '../../shared/index.ts'
import { digestFrequencies, savedSearchVisibilities } from './saved-search.ts'
import type { DigestFrequency, SavedSearchVisibility } from './saved-search.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

export const SAVED_SEARCH_NAME_MAX_LENGTH = 100

/** The form of a saved search; null for values that are not options. */
export interface SavedSearchForm {
  readonly name: string
  readonly visibility: SavedSearchVisibility | null
  readonly digest: DigestFrequency | null
  readonly parameters: SearchParameters
}

/** A valid form. */
export type CheckedSavedSearchForm = {
  readonly [Field in keyof SavedSearchForm]: NonNullable<SavedSearchForm[Field]>
}

/** The rules of the form. Rule: SRCH-36. */
export const savedSearchRules = {
  name: [required, maxLength(SAVED_SEARCH_NAME_MAX_LENGTH)],
  visibility: [required, oneOf(savedSearchVisibilities)],
  digest: [required, oneOf(digestFrequencies)],
} as const satisfies Rules<SavedSearchForm>

/** The message for a name that the owner uses for another search. */
export const NAME_TAKEN_MESSAGE = 'You already have a saved search with this name'

/** All errors of the form at once; for a change, omitted fields are valid. Rule: SRCH-36. */
export const savedSearchErrors = (form: Partial<SavedSearchForm>): ValidationErrors => {
  const { digest, name, visibility } = savedSearchRules
  return validate<Partial<SavedSearchForm>>(form, {
    ...('name' in form ? { name } : {}),
    ...('visibility' in form ? { visibility } : {}),
    ...('digest' in form ? { digest } : {}),
  })
}

/** Checks the form of a new search. Rule: SRCH-36. */
export const checkSavedSearchForm = (form: SavedSearchForm): Result<CheckedSavedSearchForm, 'invalid'> => {
  const errors = savedSearchErrors(form)
  const { digest, visibility } = form
  if (hasErrors(errors) || digest === null || visibility === null) return invalid(errors)
  return ok({ ...form, digest, visibility })
}
