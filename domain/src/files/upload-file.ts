import { hasPermission } from '../companies/index.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
import { FILES_PATH } from './store-picture.ts'
import { type FileRepository, type FileStore, type Pictures, type StoredFile } from './file-store.port.ts'
import {
  addHours,
  type Clock,
  err,
  type Failure,
  type IdGenerator,
  invalid,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Result,
  secondsUntil,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import { UNUSED_FILE_HOURS } from './clean-up-files.ts'
import { type FileKind, fileKindFromName, isPictureKind, sanitizeFileName } from './document-name.ts'
import type { DocumentKind, DocumentInspector } from './document-inspector.port.ts'

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

/** Maximum number of unused uploads per account in UNUSED_FILE_HOURS. Rule: FILE-14. */
export const UNUSED_UPLOADS_MAX = 50

/** An uploaded file with its original name. */
export interface UploadedFile {
  readonly bytes: Uint8Array
  readonly originalName: string
}

export interface UploadFileCommand {
  readonly actor: Actor
  readonly file: UploadedFile
  /** The purpose: 'message' or 'cv'; null for the default of the actor's user type. */
  readonly target: string | null
}

export interface UploadFileDeps {
  readonly clock: Clock
  readonly documents: DocumentInspector
  readonly files: Pick<FileRepository, 'findUnusedAt' | 'reserveNames'>
  readonly fileStore: Pick<FileStore, 'put' | 'remove'>
  readonly ids: IdGenerator
  readonly pictures: Pick<Pictures, 'reencode'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly files: Pick<FileRepository, 'add' | 'findUnusedAt'>
  }>
}

/**
 * 'invalid' carries `file` or `target`; 'too-large' is over 10 MB; 'unsupported-file' has another extension than .pdf, .doc, .docx and, for a
 * message, .png, .jpg and .jpeg; 'too-many-files': too many uploads are unused, with `retryAfterSeconds`; 'forbidden': the actor may
 * not send messages, or has no account any more.
 */
export type UploadFileProblem = 'forbidden' | 'invalid' | 'too-large' | 'unsupported-file' | 'too-many-files'

const EMPTY_MESSAGE = 'There was an error processing the file. Please try again.'
const MISMATCH_MESSAGE = 'The contents of this file are not what its name says. Please choose another file.'

/** The media types of documents. Rule: FILE-1. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The media types of everything that may be uploaded for a message. Rules: FILE-1, FILE-17. */
export const MESSAGE_FILE_TYPES: Readonly<Record<FileKind, string>> = {
  ...DOCUMENT_TYPES,
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** What is stored of an upload: a document as it is, a picture written anew; null if it is not what its name says. */
const readContents = async (
  { documents, pictures }: Pick<UploadFileDeps, 'documents' | 'pictures'>,
  bytes: Uint8Array,
  kind: FileKind,
): Promise<Uint8Array | null> => {
  if (!isPictureKind(kind)) return (await documents.detectKind(bytes)) === kind ? bytes : null
  const picture = await pictures.reencode(bytes)
  return picture?.kind === kind ? picture.bytes : null
}

/** Contractors upload CVs and message files, employers message files. Pictures have separate calls. */
const resolvePurpose = (target: string | null, { userType }: Actor): 'cv' | 'message' | null => {
  if (target === null || target === '') return userType === 'contractor' ? 'cv' : 'message'
  if (target === 'message') return 'message'
  return target === 'cv' && userType === 'contractor' ? 'cv' : null
}

/**
 * The problem of an account with too many unused uploads, with the seconds until the oldest of them does not count any more; null if there
 * are fewer. Those that wait for the nightly removal do not count. Rule: FILE-14.
 */
const findUploadCapProblem = async (
  { clock }: Pick<UploadFileDeps, 'clock'>,
  files: Pick<FileRepository, 'findUnusedAt'>,
  ownerUuid: Uuid,
): Promise<Failure<'too-many-files'> | null> => {
  const now = clock.now()
  const at = await files.findUnusedAt(ownerUuid, UNUSED_UPLOADS_MAX)
  const free = at === null ? now : addHours(at, UNUSED_FILE_HOURS)
  return free > now ? err('too-many-files', { retryAfterSeconds: secondsUntil(free, now) }) : null
}

/** Adds the record of an upload with the account locked: those that were stored meanwhile count, too. Rule: FILE-14. */
const addRecord = (
  deps: Pick<UploadFileDeps, 'clock' | 'unitOfWork'>,
  stored: StoredFile,
): Promise<Result<StoredFile, 'forbidden' | 'too-many-files'>> =>
  deps.unitOfWork.run<StoredFile, 'forbidden' | 'too-many-files'>(async ({ accounts, files }) => {
    if ((await accounts.findForUpdate(stored.ownerUuid)) === null) return err('forbidden')
    const refusal = await findUploadCapProblem(deps, files, stored.ownerUuid)
    if (refusal !== null) return refusal
    await files.add(stored)
    return ok(stored)
  })

/**
 * Stores an uploaded document, or a message's picture, under a generated name, after checking that its content matches its extension. The name
 * is reserved before the content is stored, so that an upload that is interrupted by a crash, or refused after it was stored, is found and
 * removed. Rules: FILE-1, FILE-2, FILE-3, FILE-14, FILE-16, FILE-17.
 */
export const uploadFile =
  (deps: UploadFileDeps) =>
  async ({ actor, file, target }: UploadFileCommand): Promise<Result<StoredFile, UploadFileProblem>> => {
    const purpose = resolvePurpose(target, actor)
    if (purpose === null) return invalid({ target: [NOT_AN_OPTION_MESSAGE] })
    if (actor.userType === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
    const { bytes, originalName } = file
    if (bytes.length === 0) return invalid({ file: [EMPTY_MESSAGE] })
    if (bytes.length > UPLOAD_MAX_BYTES) return err('too-large')
    const kind = fileKindFromName(originalName)
    if (kind === null || (isPictureKind(kind) && purpose !== 'message')) return err('unsupported-file')
    const contents = await readContents(deps, bytes, kind)
    if (contents === null) return invalid({ file: [MISMATCH_MESSAGE] })
    const refusal = await findUploadCapProblem(deps, deps.files, actor.accountUuid)
    if (refusal !== null) return refusal
    const uuid = deps.ids.uuid()
    const stored: StoredFile = {
      uuid,
      ownerUuid: actor.accountUuid,
      purpose,
      originalName: sanitizeFileName(originalName, kind),
      contentType: MESSAGE_FILE_TYPES[kind],
      size: contents.length,
      url: `${FILES_PATH}${uuid}`,
      createdAt: deps.clock.now(),
    }
    await deps.files.reserveNames(uuid, [documentStoreName(uuid)], stored.createdAt)
    await deps.fileStore.put(documentStoreName(uuid), contents, stored.contentType)
    const added = await addRecord(deps, stored)
    if (!added.ok) await deps.fileStore.remove(documentStoreName(uuid))
    return added
  }

/** The name of a document in the store. */
export const documentStoreName = (uuid: string): string => `documents/${uuid}`
