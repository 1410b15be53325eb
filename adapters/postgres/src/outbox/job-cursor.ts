import type { FailingJob } from '@guildhall/domain/notifications'
import { REACTIONS, type Reaction } from './queues.ts'

/** Where a page of jobs ended: an event has a job for each reaction. */
export interface JobCursor {
  readonly since: Date
  readonly uuid: string
  readonly reaction: Reaction
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const encodeJobCursor = ({ reaction, since, uuid }: FailingJob): string =>
  Buffer.from(`${since.toISOString()} ${uuid} ${reaction}`).toString('base64url')

/** Null for no cursor and for an invalid one: the list then starts from the beginning. */
export const decodeJobCursor = (cursor: string | null): JobCursor | null => {
  if (cursor === null) return null
  const [instant = '', uuid = '', name = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const since = new Date(instant)
  const reaction = REACTIONS.find((one) => one === name)
  return Number.isNaN(since.getTime()) || !UUID.test(uuid) || reaction === undefined ? null : { since, uuid, reaction }
}
