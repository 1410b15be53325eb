import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isObjectName, type FileStore } from '@guildhall/domain/files'
import { isAbsent, toFailure } from './s3-errors.ts'

export interface S3Options {
  readonly url: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3FileStore extends FileStore {
  close(): Promise<void>
}

const CONNECT_WITHIN_MS = 2_000
/** Of a connection on which nothing is sent or received. */
const SILENT_MAX_MS = 10_000
const HEALTHY_WITHIN_MS = 1_500
/** The first try and one more. */
const ATTEMPTS = 2
/** The least that S3 takes: 10,000 parts are 50 GB, and one part at a time is held in memory. */
const PART_BYTES = 5 * 1024 * 1024

/**
 * Stores files in a bucket of an object storage that speaks S3. An object appears whole or not at all; one whose size is not known is sent in parts.
 * Rules: FILE-8, FILE-22.
 */
export function createS3FileStore({ accessKeyId, bucket, region, secretAccessKey, url }: S3Options): S3FileStore {
  const client = new S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Storages other than that of AWS have no host name for each bucket, and not all know its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENT_MAX_MS },
  })
  const read = async (name: string) => {
    if (!isObjectName(name)) return null
    try {
      const { Body, ContentLength, ContentType } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: name }),
      )
      if (!(Body instanceof Readable)) return null
      return { body: Body, size: ContentLength ?? 0, contentType: ContentType ?? 'application/octet-stream' }
    } catch (error) {
      if (isAbsent(error)) return null
      throw toFailure(error)
    }
  }
  return {
    async put(name, bytes, contentType) {
      const target = { Bucket: bucket, Key: objectName(name), ContentType: contentType }
      if (bytes instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...target, Body: bytes })).catch(throwFailure)
        return
      }
      const source = noteFailure(bytes)
      const params = { ...target, Body: Readable.from(source.pieces) }
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 })
      await upload.done().catch((error: unknown) => {
        const [failure] = source.failures
        throw failure === undefined ? toFailure(error) : failure
      })
    },
    async get(name) {
      const found = await read(name)
      if (found === null) return null
      const { body, contentType } = found
      return { bytes: await buffer(followed(body)), contentType }
    },
    async stream(name) {
      const found = await read(name)
      return found === null ? null : { bytes: followed(found.body), size: found.size }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: objectName(name) })).catch(throwFailure)
    },
    async isHealthy() {
      const abortSignal = AbortSignal.timeout(HEALTHY_WITHIN_MS)
      return client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }).then(
        () => true,
        () => false,
      )
    },
    close: async () => client.destroy(),
  }
}

const objectName = (name: string): string => {
  if (!isObjectName(name)) throw new Error('A file name that the product did not make')
  return name
}

const throwFailure = (error: unknown): never => {
  throw toFailure(error)
}

/** Tells the failures of a source from those of the storage that receives it. */
const noteFailure = (pieces: AsyncIterable<Uint8Array>) => {
  const failures: unknown[] = []
  async function* noted(): AsyncIterable<Uint8Array> {
    try {
      yield* pieces
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  return { pieces: noted(), failures }
}

/** A body whose storage may go away before its end. */
async function* followed(body: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw toFailure(error)
  }
}
