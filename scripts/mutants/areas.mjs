import { globSync } from 'node:fs'

/** Which files `npm run mutants` changes, by area. */
export const areas = {
  access: [
    'adapters/graphql/src/channel/subscribe-channel.ts',
    'adapters/graphql/src/limits/{document-limits,socket-limits}.ts',
    'adapters/koa/src/mount.ts',
    'adapters/koa/src/requests/{access,answered-hosts,origin,proxies}.ts',
    'domain/src/companies/team/{change-role,list-audit,list-team,permissions,remove-member}.ts',
    'domain/src/conversations/{change-conversation,participants,read-conversation,share-contact,transitions}.ts',
    'domain/src/identity/sessions/{authenticate,authenticate-channel,end-sessions,is-live-session,prove-identity,verify-credentials}.ts',
    'domain/src/onboarding/route-guard.ts',
  ],
  entitlements: [
    'domain/src/companies/team/seats.ts',
    'domain/src/conversations/panel/{contact-allowance,message-panel}.ts',
    'domain/src/conversations/requests/start-conversation.ts',
    'domain/src/plans/**/*.ts',
    'domain/src/search/bookmarks/bookmark-access.ts',
    'domain/src/search/{search-access,search-day}.ts',
  ],
  billing: ['domain/src/billing/**/*.ts'],
  idempotency: ['adapters/koa/src/requests/idempotency.ts'],
  files: [
    'adapters/koa/src/handlers/files.ts',
    'adapters/koa/src/pages/{invoice-documents,serve-exports,serve-files}.ts',
    'domain/src/files/**/*.ts',
  ],
}

/** The files of a pattern, each of those in braces by itself, so that none that was moved is left out unnoticed. */
const expand = (pattern) => {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`)
}

/** What patterns name, and no file of the folder matches. */
export const listMissing = (patterns, folder) =>
  patterns.flatMap(expand).filter((pattern) => globSync(pattern, { cwd: folder }).length === 0)
