import { createHmac } from 'node:crypto'

/** Stripe's signature of a body, for a time in seconds. */
export const signature = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** Paystack's signature: of the body alone, with the secret key. */
export const paystackSignature = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')
