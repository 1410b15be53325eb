import { isIP } from 'node:net'
import type { Middleware } from 'koa'

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

/** Loopback and the private ranges, where our own proxy runs. */
const privateRanges = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/** Whether this address is in a private range. An unparsable one is not. */
export const isPrivateAddress = (address: string | undefined): boolean => {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  return isIP(plain) !== 0 && privateRanges.test(plain)
}

/** Drops forwarding headers from untrusted peers: only a proxy on our own network may set them. */
export const forwardedAddress: Middleware = (ctx, next) => {
  if (!isPrivateAddress(ctx.req.socket.remoteAddress))
    for (const header of forwardedHeaders) delete ctx.req.headers[header]
  return next()
}
