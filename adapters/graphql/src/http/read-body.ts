import type { IncomingMessage } from 'node:http'

/** Bytes of a request's body at most. */
export const BODY_MAX = 32_000

/** The body as text; null for one that is too large. */
export const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
