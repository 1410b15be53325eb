import { type OpenedFile, FILES_PATH, type FileStore } from '@guildhall/domain/files'
import type { OperatorActor } from '@guildhall/domain/moderation'
import { isUuid, routes } from '@guildhall/rest-contract'
import type { Context, Middleware } from 'koa'
import { DOCUMENT_POLICY, PICTURE_POLICY } from '../middleware/content-policies.ts'
import { type AccessDeps, checkAccess, hasOperatorCookie } from '../requests/access.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { RequestRefused } from '../requests/request-refused.ts'
import type { CallUseCases } from '@guildhall/domain/use-cases'

export interface ServeFilesDeps extends AccessDeps {
  readonly fileStore: Pick<FileStore, 'get'>
  readonly rateLimits: RateLimits
  readonly useCases: AccessDeps['useCases'] & Pick<CallUseCases, 'openFile' | 'openFileByLink' | 'openVettedCv'>
}

/** Pictures are served by name to everyone signed in; other files are checked one by one. */
const PICTURE = /^pictures\/[a-z0-9-]+\.webp$/
const INLINE = new Set(['application/pdf', 'image/png', 'image/jpeg'])
/** Headers are ASCII only; the full name is sent encoded (RFC 6266). */
const NON_ASCII = /[^ -~]/gu
/** Longer than any signature that we issue. */
const SIGNATURE_MAX_LENGTH = 2_000

/** The operator whose session the browser has, if they may vet profiles. */
const findVetter = async (ctx: Context, deps: ServeFilesDeps): Promise<OperatorActor | null> => {
  if (!hasOperatorCookie(ctx, deps.publicUrl)) return null
  const caller = await checkAccess(routes.readVetting, ctx, deps).catch((error: unknown) => {
    if (error instanceof RequestRefused) return null
    throw error
  })
  return caller?.operator ?? null
}

const sendPicture = async (ctx: Context, name: string, deps: ServeFilesDeps): Promise<void> => {
  // Vetters see the pictures of those who wait. Rule: MOD-31.
  if ((await findVetter(ctx, deps)) === null) await checkAccess(routes.readUser, ctx, deps)
  const file = PICTURE.test(name) ? await deps.fileStore.get(name) : null
  if (file === null) throw new RequestRefused('not-found')
  ctx.set({
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': PICTURE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${name}"`,
  })
  ctx.status = 200
  ctx.type = file.contentType
  if (ctx.fresh) ctx.status = 304
  else ctx.body = Buffer.from(file.bytes)
}

const openDocument = async (ctx: Context, fileUuid: string, deps: ServeFilesDeps): Promise<OpenedFile> => {
  const { signature } = ctx.query
  if (typeof signature === 'string' && signature.length <= SIGNATURE_MAX_LENGTH) {
    const opened = await deps.useCases.openFileByLink({ fileUuid, signature })
    if (opened.ok) return opened.value
    throw new RequestRefused('not-found')
  }
  const vetter = await findVetter(ctx, deps)
  const vetted = vetter === null ? null : await deps.useCases.openVettedCv({ actor: vetter, fileUuid })
  if (vetted?.ok === true) return vetted.value
  const { actor } = await checkAccess(routes.createFileLink, ctx, deps)
  const opened = actor === null ? null : await deps.useCases.openFile({ actor, fileUuid })
  if (opened?.ok !== true) throw new RequestRefused('not-found')
  return opened.value
}

/** PDFs and pictures are shown inline; a Word file, which may contain macros, is always downloaded. */
const sendDocument = (ctx: Context, { bytes, file }: OpenedFile): void => {
  ctx.attachment(file.originalName, {
    type: INLINE.has(file.contentType) ? 'inline' : 'attachment',
    fallback: file.originalName.replaceAll(NON_ASCII, '_'),
  })
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': DOCUMENT_POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  ctx.status = 200
  ctx.set('Content-Type', file.contentType)
  ctx.body = Buffer.from(bytes)
}

/**
 * Serves files to those who may see them: pictures to everyone signed in (names are content hashes, so they are cached for a year),
 * documents by session or by signed link, which no browser keeps. Files that the caller may not see are not found. Rules: FILE-9, FILE-11.
 */
export const serveFiles =
  (deps: ServeFilesDeps): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(FILES_PATH) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const name = ctx.path.slice(FILES_PATH.length)
    await deps.rateLimits.consume(routes.readUser, ctx.ip)
    if (isUuid(name)) sendDocument(ctx, await openDocument(ctx, name.toLowerCase(), deps))
    else await sendPicture(ctx, name, deps)
  }
