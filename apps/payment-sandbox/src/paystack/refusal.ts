import { ApiError } from '../stripe/api-error.ts'

/** An error in Paystack's format. */
export class PaystackRefusal extends ApiError {
  constructor(status: number, message: string, code: string) {
    super(status, { message })
    Object.assign(this, { body: { status: false, message, type: 'validation_error', code } })
  }
}

export const badRequest = (message: string, code: string): PaystackRefusal => new PaystackRefusal(400, message, code)
export const notFound = (message: string, code: string): PaystackRefusal => new PaystackRefusal(404, message, code)
