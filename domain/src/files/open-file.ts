import {
  type Actor,
  authenticateSignedToken,
  type AuthenticateSignedTokenDeps,
  type Tokens,
} from '../identity/index.ts'
import type { FileRepository, FileStore, StoredFile } from './file-store.port.ts'
import { addMinutes, type Clock, type IdGenerator, err, ok, type Result, type Uuid } from '../shared/index.ts'
import type { CvViewLog } from './cv-view-log.port.ts'
import { type FileAccessDeps, canOpenFile } from './file-access.ts'
import { documentStoreName } from './upload-file.ts'

export const DOWNLOAD_LINK_MINUTES = 5

/** A document with its content. */
export interface OpenedFile {
  readonly file: StoredFile
  readonly bytes: Uint8Array
}

export interface OpenFileDeps extends FileAccessDeps {
  readonly clock: Clock
  readonly cvViews: Pick<CvViewLog, 'add'>
  readonly files: Pick<FileRepository, 'find'>
  readonly fileStore: Pick<FileStore, 'get'>
  readonly ids: IdGenerator
}

export interface OpenFileCommand {
  readonly actor: Actor
  readonly fileUuid: Uuid
}

/** 'not-found' also for documents that the actor may not know of. */
export type OpenFileProblem = 'not-found'

const findAccessibleFile = async (
  deps: FileAccessDeps & Pick<OpenFileDeps, 'files'>,
  { actor, fileUuid }: OpenFileCommand,
): Promise<StoredFile | null> => {
  const file = await deps.files.find(fileUuid)
  return file !== null && (await canOpenFile(deps)(actor, file)) ? file : null
}

/** Opens a document that the actor may read; a view of a CV by a company is recorded for its owner. Rules: FILE-9, FILE-12. */
export const openFile =
  (deps: OpenFileDeps) =>
  async (command: OpenFileCommand): Promise<Result<OpenedFile, OpenFileProblem>> => {
    const { actor } = command
    const file = await findAccessibleFile(deps, command)
    const stored = file === null ? null : await deps.fileStore.get(documentStoreName(file.uuid))
    if (file === null || stored === null) return err('not-found')
    if (file.purpose === 'cv' && actor.companyUuid !== null) {
      await deps.cvViews.add({
        uuid: deps.ids.uuid(),
        contractorUuid: file.ownerUuid,
        companyUuid: actor.companyUuid,
        viewerUuid: actor.accountUuid,
        openedAt: deps.clock.now(),
      })
    }
    return ok({ file, bytes: stored.bytes })
  }

export interface FileLink {
  readonly file: StoredFile
  /** The path, valid for five minutes without a session. */
  readonly url: string
  readonly expiresAt: Date
}

export interface CreateFileLinkDeps extends FileAccessDeps {
  readonly clock: Clock
  readonly files: Pick<FileRepository, 'find'>
  readonly tokens: Pick<Tokens, 'sign'>
}

/** Creates a link that opens a document for five minutes on behalf of the actor, as long as their session lasts. Rules: FILE-10, IDEN-48. */
export const createFileLink =
  (deps: CreateFileLinkDeps) =>
  async (command: OpenFileCommand): Promise<Result<FileLink, OpenFileProblem>> => {
    const file = await findAccessibleFile(deps, command)
    if (file === null) return err('not-found')
    const expiresAt = addMinutes(deps.clock.now(), DOWNLOAD_LINK_MINUTES)
    const { accountUuid, sessionUuid } = command.actor
    const claims = { accountUuid, fileUuid: file.uuid, ...(sessionUuid === undefined ? {} : { sessionUuid }) }
    const signature = await deps.tokens.sign('download', claims, expiresAt)
    return ok({ file, url: `${file.url}?signature=${encodeURIComponent(signature)}`, expiresAt })
  }

export interface OpenFileByLinkDeps extends OpenFileDeps, AuthenticateSignedTokenDeps {}

export interface OpenFileByLinkCommand {
  readonly fileUuid: Uuid
  readonly signature: string
}

/** Opens a document by a signed link, if the actor it was created for may still open it. Rule: FILE-10. */
export const openFileByLink =
  (deps: OpenFileByLinkDeps) =>
  async ({ fileUuid, signature }: OpenFileByLinkCommand): Promise<Result<OpenedFile, OpenFileProblem>> => {
    const claims = await deps.tokens.verify('download', signature, deps.clock.now())
    if (claims?.['fileUuid'] !== fileUuid) return err('not-found')
    const actor = await authenticateSignedToken(deps)('download', signature)
    return actor === null || !actor.verified ? err('not-found') : openFile(deps)({ actor, fileUuid })
  }
