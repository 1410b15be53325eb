import { ApiError } from '../stripe/api-error.ts'

/** A refusal in the second provider's own shape. */
export class PaystackRefusal extends ApiError {
  constructor(status: number, message: string, code: string) {
    super(status, { message })
    Object.assign(this, { body: { status: false, message, type: 'validation_error', code } })
  }
}

export const refused = (message: string, code: string): PaystackRefusal => new PaystackRefusal(400, message, code)
export const notFound = (message: string, code: string): PaystackRefusal => new PaystackRefusal(404, message, code)
