import { S3ServiceException } from '@aws-sdk/client-s3'
import { DependencyUnavailable } from '@guildhall/domain/shared'

/** Statuses that say nothing of the request: no right to the bucket, no bucket, too slow, too many. */
const LATER = new Set([401, 403, 404, 408, 409, 429])

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Whether the bucket answered that it has no such object. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/**
 * What a failure means to the product. A storage that is away, or whose bucket or keys are not as configured, is unavailable: calls can be sent
 * again, and jobs wait until its operator has mended it. Rule: FILE-22.
 */
export const toFailure = (error: unknown): unknown => {
  const status = statusOf(error)
  if (status !== undefined && status < 500 && !LATER.has(status)) return error
  return new DependencyUnavailable('s3', { cause: error })
}
