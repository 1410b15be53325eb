import { isIP } from 'node:net'
import type { Middleware } from 'koa'

const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const

/** Loopback and the private ranges, where a proxy of ours stands. */
const nearby = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/** Whether this address is of our own network. An unreadable one is not. */
export const isNearby = (address: string | undefined): boolean => {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  return isIP(plain) !== 0 && nearby.test(plain)
}

/** Forgets what somebody from afar says of where they come from: only a proxy on our own network may say so. */
export const forwardedAddress: Middleware = (ctx, next) => {
  if (!isNearby(ctx.req.socket.remoteAddress)) for (const header of forwarded) delete ctx.req.headers[header]
  return next()
}
