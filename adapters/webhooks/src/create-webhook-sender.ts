import { createHmac, randomBytes } from 'node:crypto'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookAnswer, WebhookMessage, WebhookSender } from '@guildhall/domain/notifications'
import { isPublicAddress, lookUpPublic, NOT_PUBLIC_MESSAGE } from './public-addresses.ts'

export interface WebhookSenderOptions {
  /** Whether receivers on this machine are called, for developers and tests. */
  readonly allowsLoopback: boolean
  /** How long an answer is awaited, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number
}

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32
const TIMEOUT_MS = 10_000
/** More of an answer is not read. */
const ANSWER_BYTES_MAX = 2_000

/** The signature of a message, by https://www.standardwebhooks.com. Rule: NOTE-28. */
const sign = ({ body, id, secret }: WebhookMessage, seconds: number): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost'])

/** Why an address is not called; null if it may be. Names are checked when they are resolved. Rule: NOTE-31. */
const refusalOf = ({ hostname, protocol }: URL, isAllowedLoopback: boolean): string | null => {
  if (isAllowedLoopback) return null
  if (protocol !== 'https:') return 'The address is not https'
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) !== 0 && !isPublicAddress(literal) ? NOT_PUBLIC_MESSAGE : null
}

/** Sends webhooks by HTTPS. Rules: NOTE-28, NOTE-31. */
export const createWebhookSender = ({
  allowsLoopback,
  timeoutMs = TIMEOUT_MS,
}: WebhookSenderOptions): WebhookSender => ({
  createSecret: () => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`,
  send: (message) => {
    // The rule of addresses lets some pass that are none, as https://1.2.3.999.
    if (!URL.canParse(message.url)) return Promise.resolve({ status: null, answer: 'The address cannot be read' })
    const url = new URL(message.url)
    const isAllowedLoopback = allowsLoopback && LOOPBACK.has(url.hostname)
    const refusal = refusalOf(url, isAllowedLoopback)
    return refusal === null
      ? post(url, message, { timeoutMs, checksAddress: !isAllowedLoopback })
      : Promise.resolve({ status: null, answer: refusal })
  },
})

const post = (
  url: URL,
  message: WebhookMessage,
  { checksAddress, timeoutMs }: { readonly checksAddress: boolean; readonly timeoutMs: number },
): Promise<WebhookAnswer> => {
  const seconds = Math.floor(message.at.getTime() / 1000)
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
  return new Promise((resolve) => {
    const sending = request(
      url,
      {
        method: 'POST',
        // A connection of its own: a kept one would go on to an address that was checked for another name.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(checksAddress ? { lookup: lookUpPublic } : {}),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(message.body),
          'user-agent': 'Guildhall-Webhooks/1',
          'webhook-id': message.id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': sign(message, seconds),
        },
      },
      (response) => {
        const { statusCode: status = null } = response
        let answer = ''
        const end = (): void => resolve({ status, answer })
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          answer += text
          if (answer.length > ANSWER_BYTES_MAX) {
            end()
            response.destroy()
          }
        })
        response.on('end', end)
        response.on('error', end)
      },
    )
    sending.on('error', (error) =>
      resolve({
        status: null,
        answer: error.name === 'TimeoutError' || error.name === 'AbortError' ? 'No answer in time' : error.message,
      }),
    )
    sending.end(message.body)
  })
}
