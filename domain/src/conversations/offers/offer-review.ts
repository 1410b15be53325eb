import { emptyOfferForm, type OfferForm } from './offer-form.ts'

/** A field of the offer form. */
export type OfferField = keyof OfferForm

const fields = Object.keys(emptyOfferForm) as readonly OfferField[]

/**
 * The fields that were filled in for the sender and that they have neither changed nor visited, in the order of the form. While there are any, the
 * keyboard shortcut shows them instead of sending. Rule: CONV-64.
 */
export const fieldsToReview = (
  form: OfferForm,
  filledIn: OfferForm,
  visited: ReadonlySet<OfferField>,
): readonly OfferField[] =>
  fields.filter(
    (field) => filledIn[field] !== emptyOfferForm[field] && form[field] === filledIn[field] && !visited.has(field),
  )
