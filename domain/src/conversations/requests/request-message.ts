import { emptyOfferForm, type OfferForm } from '../offers/offer-form.ts'
import { lengthErrors, toPlainText } from '../plain-text.ts'

/** The longest message that goes with a request, in characters. Rule: CONV-65. */
export const REQUEST_MESSAGE_MAX_LENGTH = 2_000

/** The form of a contact request: the offer, and the message that goes with it, '' for none. Rule: CONV-65. */
export interface RequestForm extends OfferForm {
  readonly message: string
}

/** The errors of a contact request by field. */
export type RequestErrors = Partial<Record<keyof RequestForm, readonly string[]>>

export const emptyRequestForm: RequestForm = { ...emptyOfferForm, message: '' }

/** The errors of the message that goes with a request, which may be empty. Rule: CONV-65. */
export const requestMessageErrors = (message: string): readonly string[] =>
  lengthErrors(toPlainText(message), REQUEST_MESSAGE_MAX_LENGTH)
