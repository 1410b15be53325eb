import { createHmac } from 'node:crypto'

/** The provider's signature over a body, as of a time in seconds. */
export const signature = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** The second provider's: over the body alone, by the secret key. */
export const paystackSignature = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')
