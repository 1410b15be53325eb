import type { OfferErrors } from '@guildhall/domain/conversations'
import type { FormError } from '@guildhall/ui-kit/Form'

/** The fields in the order of the form, with what they are called. A currency leads to the rate beside it. */
const fields: readonly (readonly [keyof OfferErrors, string, string])[] = [
  ['description', 'description', 'What the work is'],
  ['workplaceType', 'workplaceType', 'Work type'],
  ['opportunityType', 'opportunityType', 'Opportunity'],
  ['location', 'location', 'Place'],
  ['currency', 'rate', 'Currency of the rate'],
  ['rate', 'rate', 'Rate an hour'],
  ['permCurrency', 'permRate', 'Currency of the salary'],
  ['permRate', 'permRate', 'Salary a year'],
  ['duration', 'duration', 'Duration'],
  ['startDate', 'startDate', 'Start'],
]

/** Everything that is wrong, in the order in which it is read. */
export const summaryOf = (errors: OfferErrors): readonly FormError[] =>
  fields.flatMap(([name, field, label]) => (errors[name] ?? []).map((message) => ({ field, label, message })))
