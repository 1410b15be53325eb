import type { FormError } from '@guildhall/ui-kit/Form'

/** What a form was refused for in one field; undefined where the field is fine. */
export const messageOf = (errors: readonly FormError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.message
