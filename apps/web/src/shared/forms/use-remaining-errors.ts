import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'

/**
 * The errors that are still shown at the fields: an error is removed when its field changes, and shown again by the next submission if it persists.
 * The error summary keeps all errors, so that focus does not jump while the user types.
 */
export function useRemainingErrors(errors: readonly FormError[], values: object): readonly FormError[] {
  const [refused, setRefused] = useState({ errors, values })
  if (refused.errors !== errors) setRefused({ errors, values })
  const now = new Map<string, unknown>(Object.entries(values))
  const then = new Map<string, unknown>(Object.entries(refused.errors === errors ? refused.values : values))
  return errors.filter(({ field }) => Object.is(then.get(field), now.get(field)))
}
