import type { SavedSearchEvent } from './saved-search.events.ts'
import {
  addMinutes,
  createEvent,
  err,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type UnitOfWork,
} from '../../shared/index.ts'
import { digestPeriodStart } from './digest-period.ts'
import { countNewSince, type NewSinceDeps } from '../history/new-since.ts'
import type { SavedSearchRepository, SearchDigest } from './saved-search-repository.port.ts'

export interface SendSearchDigestsDeps extends NewSinceDeps {
  readonly savedSearches: Pick<SavedSearchRepository, 'listDue'>
  readonly unitOfWork: UnitOfWork<{
    readonly savedSearches: SavedSearchRepository
    readonly outbox: Outbox<SavedSearchEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** A digest ends this many minutes before it is sent, so that the index has everybody who changed before. */
const INDEXING_MINUTES = 5

const BATCH = 50
/** Maximum number of batches per frequency and run; the next run continues. */
const BATCHES = 200

/** Advances one digest and emits an event if somebody is new; false if another worker was first. */
const publishDigest = async (
  deps: SendSearchDigestsDeps,
  digest: SearchDigest,
  isNews: boolean,
  until: Date,
): Promise<boolean> => {
  const published = await deps.unitOfWork.run(async ({ outbox, savedSearches }) => {
    if (!(await savedSearches.markNotified(digest, until))) return err('told-by-another')
    if (!isNews) return ok(true)
    const { accountUuid, frequency, search, notifiedUntil } = digest
    await outbox.add(
      createEvent(deps, {
        type: 'search-digest-due',
        savedSearchUuid: search.uuid,
        readerUuid: accountUuid,
        frequency,
        since: notifiedUntil.toISOString(),
        until: until.toISOString(),
      }),
    )
    return ok(true)
  })
  return published.ok
}

/**
 * Emits an event for every saved search with new people since its reader was last notified, once per reader, search and period; returns how
 * many. Each batch is one query to the index. The next run continues where an interrupted one stopped, and two workers notify nobody twice,
 * as each digest advances in the transaction of its event. Who changed in the last minutes belongs to the next digest. Rule: SRCH-38.
 */
export const sendSearchDigests = (deps: SendSearchDigestsDeps) => async (): Promise<number> => {
  const until = addMinutes(deps.clock.now(), -INDEXING_MINUTES)
  let due = 0
  for (const frequency of ['daily', 'weekly'] as const) {
    const before = digestPeriodStart(frequency, until)
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const digests = await deps.savedSearches.listDue(frequency, before, BATCH)
      const counts = await countNewSince(
        deps,
        digests.map(({ search, notifiedUntil }) => ({
          parameters: search.parameters,
          since: notifiedUntil,
          until,
          companyKeys: [],
          excludedUuids: [],
        })),
      )
      for (const [at, digest] of digests.entries()) {
        const isNews = (counts[at] ?? 0) > 0
        if ((await publishDigest(deps, digest, isNews, until)) && isNews) due += 1
      }
      if (digests.length < BATCH) break
    }
  }
  return due
}
