import type { FormError } from '@guildhall/ui-kit/Form'

/** The error message of one field; undefined if the field is valid. */
export const getErrorMessage = (errors: readonly FormError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.message
