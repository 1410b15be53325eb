import type { Uuid } from '../shared/index.ts'

/** What an uploaded file is for; decides who may read it. Rules: FILE-4, FILE-9. */
export type FilePurpose = 'profile-image' | 'company-image' | 'cv' | 'message'

/** A file that was uploaded. `url` is the address the product serves it at. */
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

/** Facts about files. */
export interface FileRepository {
  add(file: StoredFile): Promise<void>
  find(uuid: Uuid): Promise<StoredFile | null>
  /** By the address that the product serves it at; foreign addresses find nothing. */
  findByUrl(url: string): Promise<StoredFile | null>
  /** Marks a file as used from now on, in the transaction that uses it; false where it is gone. */
  markUsed(uuid: Uuid, at: Date): Promise<boolean>
  /** Writes the names down that bytes are about to be put under, so that those which a crash leaves behind are found. */
  reserveNames(fileUuid: Uuid, names: readonly string[], at: Date): Promise<void>
  /** How many files of an owner were never used. */
  countUnused(ownerUuid: Uuid): Promise<number>
}

/** A file that is read as it is sent, for what may be too large to be held whole. */
export interface StreamedFile {
  readonly bytes: AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}

/** Bytes of files, under names that the product makes itself. */
export interface FileStore {
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  get(name: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>
  stream(name: string): Promise<StreamedFile | null>
  remove(name: string): Promise<void>
}

/** Reads a picture's content and re-encodes it without metadata, as squares of 512, 176 and 56 px (WebP). Rule: FILE-5. */
export interface Pictures {
  /** Null where the bytes are no picture of at least 200 px a side. */
  render(bytes: Uint8Array): Promise<readonly { readonly size: number; readonly bytes: Uint8Array }[] | null>
}
