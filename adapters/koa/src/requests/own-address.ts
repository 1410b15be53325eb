import type { Context } from 'koa'

/**
 * The origin at which this caller reaches us: the configured one where the host is its, else the one asked for. Only for answers to this
 * very caller; links in mails are built from the configured address alone. Rule: IDEN-22.
 */
export const originOf = (ctx: Context, publicUrl: string): string => {
  const configured = new URL(publicUrl)
  return ctx.host === '' || ctx.host === configured.host ? configured.origin : `${ctx.protocol}://${ctx.host}`
}

/** Whether an Origin header names us: the configured address, or the host that was asked for. */
export const isOwnOrigin = (ctx: Context, publicUrl: string): boolean => {
  const origin = ctx.get('Origin')
  if (origin === '' || !URL.canParse(origin)) return false
  const said = new URL(origin)
  return said.origin === new URL(publicUrl).origin || said.host === ctx.host
}

/** ISO 3166-1 alpha-2 of the visitor's first language that names a country ('en-ZA'); null where none does. */
export const countryOf = (ctx: Context): string | null => {
  for (const part of ctx.get('Accept-Language').slice(0, 200).split(',')) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(part)?.[1]
    if (region !== undefined) return region.toUpperCase()
  }
  return null
}
