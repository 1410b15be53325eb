import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const TOLERANCE_SECONDS = 5 * 60

/**
 * Whether a message was signed with the webhook's secret, and lately. The scheme is Standard Webhooks, for which there are libraries in most
 * languages; this is all of it.
 */
export function isFromGuildhall(headers: IncomingHttpHeaders, body: string, secret: string, now: Date): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`])
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  // A copy of an old message that somebody sends again.
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
