import { authenticateSignedToken, type AuthenticateSignedTokenDeps } from '../identity/index.ts'
import type { FileStore, StreamedFile } from '../files/index.ts'
import { createAuditEntry, type AuditLog, type IdGenerator, err, ok, type Result, type Uuid } from '../shared/index.ts'
import { exportStoreName } from './data-export.ts'
import type { DataExportRepository } from './data-export-repository.port.ts'

export interface OpenExportDeps extends AuthenticateSignedTokenDeps {
  readonly audit: Pick<AuditLog, 'add'>
  readonly dataExports: Pick<DataExportRepository, 'find'>
  readonly fileStore: Pick<FileStore, 'stream'>
  readonly ids: IdGenerator
}

export interface OpenExportCommand {
  readonly exportUuid: Uuid
  readonly signature: string
  /** False for a HEAD request; downloads are audited. */
  readonly isDownload: boolean
}

/** An export with its file name. */
export interface OpenedExport extends StreamedFile {
  readonly name: string
}

/**
 * Opens an export by its signed link: that of the mail also after the deletion of the account was requested, one that a session was handed
 * as long as the session lasts. Rules: PRIV-4, IDEN-48.
 */
export const openExport =
  (deps: OpenExportDeps) =>
  async ({
    exportUuid,
    signature,
    isDownload: takes,
  }: OpenExportCommand): Promise<Result<OpenedExport, 'not-found'>> => {
    const now = deps.clock.now()
    const claims = await deps.tokens.verify('export', signature, now)
    const accountUuid = claims?.['accountUuid']
    if (accountUuid === undefined || claims?.['exportUuid'] !== exportUuid) return err('not-found')
    if (claims['sessionUuid'] !== undefined && (await authenticateSignedToken(deps)('export', signature)) === null)
      return err('not-found')
    const [account, found] = await Promise.all([deps.accounts.find(accountUuid), deps.dataExports.find(accountUuid)])
    if (account === null || account.suspendedAt !== null) return err('not-found')
    if (found === null || found.uuid !== exportUuid || found.readyAt === null || found.expiresAt <= now)
      return err('not-found')
    const file = await deps.fileStore.stream(exportStoreName(exportUuid))
    if (file === null) return err('not-found')
    const action = 'data-export-downloaded'
    if (takes)
      await deps.audit.add(
        createAuditEntry(deps, { companyUuid: null, actorUuid: accountUuid, action, subjectUuid: exportUuid }),
      )
    return ok({ ...file, name: `guildhall-data-${found.readyAt.toISOString().slice(0, 10)}.zip` })
  }
