import {
  type AccountRepository,
  type Actor,
  hasProvedIdentity,
  type ProvedIdentityDeps,
  type Tokens,
} from '../identity/index.ts'
import {
  addDays,
  addMinutes,
  createAuditEntry,
  type AuditLog,
  type IdGenerator,
  err,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import { DOWNLOAD_LINK_MINUTES } from '../files/index.ts'
import {
  type DataExport,
  EXPORTS_PATH,
  type DataExportState,
  isReusableExport,
  DATA_EXPORT_DAYS,
} from './data-export.ts'
import type { DataExportRepository } from './data-export-repository.port.ts'

interface StateDeps extends ProvedIdentityDeps {
  readonly tokens: Pick<Tokens, 'sign'>
}

export interface RequestExportDeps extends StateDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly dataExports: Pick<DataExportRepository, 'find' | 'save'>
  }>
}

/** The signed path that opens an export until an instant, and no longer than the session that it is for, if there is one. */
export const exportPath = async (
  { tokens }: Pick<StateDeps, 'tokens'>,
  { accountUuid, uuid }: Pick<DataExport, 'accountUuid' | 'uuid'>,
  until: Date,
  sessionUuid?: Uuid,
): Promise<string> => {
  const claims = { accountUuid, exportUuid: uuid, ...(sessionUuid === undefined ? {} : { sessionUuid }) }
  const signature = await tokens.sign('export', claims, until)
  return `${EXPORTS_PATH}${uuid}?signature=${encodeURIComponent(signature)}`
}

const toState = async (deps: StateDeps, actor: Actor, found: DataExport | null): Promise<DataExportState> => {
  const now = deps.clock.now()
  if (found === null || found.expiresAt <= now) return { state: 'none' }
  const { expiresAt, readyAt, requestedAt } = found
  if (readyAt === null) return { state: 'running', requestedAt }
  // Everything about a person lies behind this link.
  const isProved = await hasProvedIdentity(deps, actor)
  const until = addMinutes(now, DOWNLOAD_LINK_MINUTES)
  const url = isProved ? await exportPath(deps, found, until, actor.sessionUuid) : null
  return { state: 'ready', requestedAt, readyAt, expiresAt, url }
}

/** 'password-required': identity was not proved in the last ten minutes. */
export type RequestExportProblem = 'password-required' | 'unauthenticated'

/**
 * Requests a copy of the actor's data; the worker creates it and a mail follows. A repeat while it is being created, or within a day,
 * returns the same one. Needs proof of identity. Rules: PRIV-3, PRIV-4, IDEN-46.
 */
export const requestExport =
  (deps: RequestExportDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<DataExportState, RequestExportProblem>> => {
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<DataExportState, 'unauthenticated'>(async ({ accounts, audit, dataExports }) => {
      const { accountUuid } = actor
      // Concurrent requests are serialised here.
      if ((await accounts.findForUpdate(accountUuid)) === null) return err('unauthenticated')
      const now = deps.clock.now()
      const found = await dataExports.find(accountUuid)
      if (found !== null && isReusableExport(found, now)) return ok(await toState(deps, actor, found))
      const requested: DataExport = {
        uuid: deps.ids.uuid(),
        accountUuid,
        requestedAt: now,
        readyAt: null,
        expiresAt: addDays(now, DATA_EXPORT_DAYS),
      }
      await dataExports.save(requested)
      const action = 'data-export-requested'
      await audit.add(
        createAuditEntry(deps, { companyUuid: null, actorUuid: accountUuid, action, subjectUuid: requested.uuid }),
      )
      return ok(await toState(deps, actor, requested))
    })
  }

export interface ReadExportDeps extends StateDeps {
  readonly dataExports: Pick<DataExportRepository, 'find'>
}

/** Reads the state of the actor's export, with a link once it is ready and identity was proved. Rules: PRIV-4, IDEN-46, IDEN-48. */
export const readExport =
  (deps: ReadExportDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<DataExportState, never>> =>
    ok(await toState(deps, actor, await deps.dataExports.find(actor.accountUuid)))
