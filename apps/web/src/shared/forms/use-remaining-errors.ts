import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'

/**
 * What is still wrong beside the fields: an error goes as soon as its field is changed, and comes back with the next refusal if it must.
 * The list itself stays as it was given, so that focus does not jump while somebody types.
 */
export function useRemainingErrors(errors: readonly FormError[], values: object): readonly FormError[] {
  const [refused, setRefused] = useState({ errors, values })
  if (refused.errors !== errors) setRefused({ errors, values })
  const now = new Map<string, unknown>(Object.entries(values))
  const then = new Map<string, unknown>(Object.entries(refused.errors === errors ? refused.values : values))
  return errors.filter(({ field }) => Object.is(then.get(field), now.get(field)))
}
