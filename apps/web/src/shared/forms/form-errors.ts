import type { FormError } from '@guildhall/ui-kit/Form'
import { t } from '../i18n/index.ts'

/** The errors of a form, from the domain's or the wire's errors by field, in the order of the labels. */
export function toFormErrors(
  errors: Readonly<Record<string, readonly string[] | undefined>>,
  labels: Readonly<Record<string, string>>,
): readonly FormError[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]?.[0]
    return message === undefined ? [] : [{ field, label, message: t(message) }]
  })
}
