import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { uniquePrefix } from './unique-prefix.ts'

/** A bucket, and how it is opened. */
export interface TestBucket {
  readonly url: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const REGION = 'us-east-1'

/** Creates a bucket, unless it is there, for one suite on the storage at that address, `http://key:secret@host:port`. */
export async function createTestBucket(address: string, bucket: string = uniquePrefix()): Promise<TestBucket> {
  const { origin, password, username } = new URL(address)
  const credentials = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  const client = new S3Client({ endpoint: origin, region: REGION, forcePathStyle: true, credentials })
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
      if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
    })
  } finally {
    client.destroy()
  }
  return { url: origin, region: REGION, bucket, ...credentials }
}
