import type { OfferErrors } from '@guildhall/domain/conversations'
import type { FormError } from '@guildhall/ui-kit/Form'
import { t } from '../../../../shared/i18n/index.ts'

/** The fields in the order of the form, with their labels. An error in a currency links to its rate. */
const fields: readonly (readonly [keyof OfferErrors, string, string])[] = [
  ['description', 'description', t('What the work is')],
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
export const toErrorSummary = (errors: OfferErrors): readonly FormError[] =>
  fields.flatMap(([name, field, label]) => (errors[name] ?? []).map((message) => ({ field, label, message })))
