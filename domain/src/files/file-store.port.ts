import type { Uuid } from '../shared/index.ts'
import type { PictureKind } from './document-name.ts'

/** What an uploaded file is for; decides who may read it. Rules: FILE-4, FILE-9. */
export type FilePurpose = 'profile-image' | 'company-image' | 'cv' | 'message'

/** An uploaded file. `url` is the path at which the product serves it. */
export interface StoredFile {
  readonly uuid: Uuid
  readonly ownerUuid: Uuid
  readonly purpose: FilePurpose
  readonly originalName: string
  readonly contentType: string
  readonly size: number
  readonly url: string
  readonly createdAt: Date
}

/** Stores the records of files. */
export interface FileRepository {
  add(file: StoredFile): Promise<void>
  find(uuid: Uuid): Promise<StoredFile | null>
  /** Finds a file by its path; null for other addresses. */
  findByUrl(url: string): Promise<StoredFile | null>
  /** Marks a file as used, in the transaction that uses it; false if it does not exist any more. */
  markUsed(uuid: Uuid, at: Date): Promise<boolean>
  /** Reserves the names of objects before they are stored, so that objects left by a crash can be found. */
  reserveNames(fileUuid: Uuid, names: readonly string[], at: Date): Promise<void>
  /** When the owner's never used file at a place from the newest on, from 1, was uploaded; null if there are fewer. */
  findUnusedAt(ownerUuid: Uuid, place: number): Promise<Date | null>
}

/** A file that is streamed, as it may be too large for memory. */
export interface StreamedFile {
  readonly bytes: AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}

/** Stores the contents of files under generated names (see `isObjectName`); refuses to write under others. */
export interface FileStore {
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  get(name: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>
  stream(name: string): Promise<StreamedFile | null>
  remove(name: string): Promise<void>
  isHealthy(): Promise<boolean>
}

/** Re-encodes pictures without metadata. Rules: FILE-5, FILE-17. */
export interface Pictures {
  /** As it was taken, at most 3,000 px a side, in its own kind; null if the bytes are neither a PNG nor a JPEG picture. */
  reencode(bytes: Uint8Array): Promise<{ readonly kind: PictureKind; readonly bytes: Uint8Array } | null>
  /** As squares of 512, 176 and 56 px (WebP). Null if the bytes are not a picture of at least 200 px per side. */
  render(bytes: Uint8Array): Promise<readonly { readonly size: number; readonly bytes: Uint8Array }[] | null>
}
