import type { OfferErrors } from '@guildhall/domain/conversations'
import type { FormError } from '@guildhall/ui-kit/Form'
import { say } from '../../../../shared/i18n/index.ts'

/** The fields in the order of the form, with what they are called. A currency leads to the rate beside it. */
const fields: readonly (readonly [keyof OfferErrors, string, string])[] = [
  ['description', 'description', say('What the work is')],
  ['workplaceType', 'workplaceType', say('Work type')],
  ['opportunityType', 'opportunityType', say('Opportunity')],
  ['location', 'location', say('Place')],
  ['currency', 'rate', say('Currency of the rate')],
  ['rate', 'rate', say('Rate an hour')],
  ['permCurrency', 'permRate', say('Currency of the salary')],
  ['permRate', 'permRate', say('Salary a year')],
  ['duration', 'duration', say('Duration')],
  ['startDate', 'startDate', say('Start')],
]

/** Everything that is wrong, in the order in which it is read. */
export const summaryOf = (errors: OfferErrors): readonly FormError[] =>
  fields.flatMap(([name, field, label]) => (errors[name] ?? []).map((message) => ({ field, label, message })))
