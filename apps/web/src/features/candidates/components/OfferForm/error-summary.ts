import type { OfferField, RequestErrors } from '@guildhall/domain/conversations'
import type { FormError } from '@guildhall/ui-kit/Form'
import { t } from '../../../../shared/i18n/index.ts'

/** The fields in the order of the form, with their labels. An error in a currency links to its rate. */
const fields: readonly (readonly [keyof RequestErrors, string, string])[] = [
  ['description', 'description', t('What the work is')],
  ['message', 'message', t('Message')],
  ['workplaceType', 'workplaceType', t('Work type')],
  ['opportunityType', 'opportunityType', t('Opportunity')],
  ['location', 'location', t('Place')],
  ['currency', 'rate', t('Currency of the rate')],
  ['rate', 'rate', t('Rate an hour')],
  ['permCurrency', 'permRate', t('Currency of the salary')],
  ['permRate', 'permRate', t('Salary a year')],
  ['duration', 'duration', t('Duration')],
  ['startDate', 'startDate', t('Start')],
]

/** All errors, in reading order. */
export const toErrorSummary = (errors: RequestErrors): readonly FormError[] =>
  fields.flatMap(([name, field, label]) => (errors[name] ?? []).map((message) => ({ field, label, message })))

/** The names in the form, and the labels, of these fields in reading order. */
export const labelFields = (
  listed: readonly OfferField[],
): readonly { readonly field: string; readonly label: string }[] =>
  fields.filter(([name]) => listed.some((one) => one === name)).map(([, field, label]) => ({ field, label }))
