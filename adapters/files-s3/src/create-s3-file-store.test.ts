import { fileStoreContract } from '@guildhall/domain/testing/contracts/file-store'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { createTestBucket, s3Address, startOwnS3 } from '@guildhall/testing'
import { describe, expect, it } from 'vitest'
import { createS3FileStore } from './create-s3-file-store.ts'

fileStoreContract('a bucket of S3', async () => {
  const files = createS3FileStore(await createTestBucket(await s3Address()))
  return { files, close: () => files.close() }
})

const bytes = new Uint8Array([1])
async function* inPieces() {
  yield bytes
}

describe('a bucket of S3', { timeout: 120_000 }, () => {
  // FILE-22
  it('that is away is a dependency that is unavailable', async () => {
    const engine = await startOwnS3()
    const files = createS3FileStore(await createTestBucket(engine.url))
    await files.put('a', bytes, 'text/plain')
    await engine.stop()
    expect(await files.isHealthy()).toBe(false)
    const answers = await Promise.allSettled([
      files.get('a'),
      files.stream('a'),
      files.put('b', bytes, 'text/plain'),
      files.put('b', inPieces(), 'text/plain'),
      files.remove('a'),
    ])
    for (const answer of answers)
      expect(answer).toEqual({ status: 'rejected', reason: expect.any(DependencyUnavailable) })
    await files.close()
  })

  // FILE-22
  it.each([{ bucket: 'no-such-bucket' }, { secretAccessKey: 'another' }])(
    'that is not as configured is a dependency that is unavailable: %o',
    async (wrong) => {
      const files = createS3FileStore({ ...(await createTestBucket(await s3Address())), ...wrong })
      expect(await files.isHealthy()).toBe(false)
      await expect(files.get('a')).rejects.toThrow(DependencyUnavailable)
      await expect(files.put('a', bytes, 'text/plain')).rejects.toThrow(DependencyUnavailable)
      await files.close()
    },
  )
})
