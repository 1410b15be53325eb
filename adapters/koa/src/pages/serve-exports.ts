import { Readable } from 'node:stream'
import { EXPORTS_PATH } from '@guildhall/domain/privacy'
import { isUuid, routes } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { PICTURE_POLICY } from '../middleware/content-policies.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { RequestRefused } from '../requests/request-refused.ts'
import type { CallUseCases } from '@guildhall/domain/use-cases'

/** Longer than any signature that we issue. */
const SIGNATURE_MAX_LENGTH = 2_000

/** Serves a data export to whoever has its signed link, always as a download. Rule: PRIV-4. */
export const serveExports =
  ({
    rateLimits,
    useCases,
  }: {
    readonly rateLimits: RateLimits
    readonly useCases: Pick<CallUseCases, 'openExport'>
  }): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(EXPORTS_PATH) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    await rateLimits.consume(routes.readUser, ctx.ip)
    const exportUuid = ctx.path.slice(EXPORTS_PATH.length).toLowerCase()
    const { signature } = ctx.query
    if (!isUuid(exportUuid) || typeof signature !== 'string' || signature.length > SIGNATURE_MAX_LENGTH)
      throw new RequestRefused('not-found')
    const opened = await useCases.openExport({ exportUuid, signature, isDownload: ctx.method === 'GET' })
    if (!opened.ok) throw new RequestRefused('not-found')
    const { bytes, name, size } = opened.value
    ctx.attachment(name)
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PICTURE_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    ctx.status = 200
    ctx.type = 'application/zip'
    ctx.length = size
    ctx.body = bytes instanceof Readable ? bytes : Readable.from(bytes)
    ctx.length = size
  }
