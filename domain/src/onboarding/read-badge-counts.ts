import { toInboxReader } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { ok, type Result } from '../shared/index.ts'
import type { BadgeCounts, BadgeCountsView } from './badge-counts.port.ts'

export interface ReadBadgeCountsDeps {
  readonly badgeCounts: BadgeCountsView
}

export interface ReadBadgeCountsCommand {
  readonly actor: Actor
}

/** Reads the actor's counts of new items, which the page refreshes at every event of its channel. Rule: ONB-29. */
export const readBadgeCounts =
  ({ badgeCounts }: ReadBadgeCountsDeps) =>
  async ({ actor }: ReadBadgeCountsCommand): Promise<Result<BadgeCounts, never>> =>
    ok(await badgeCounts.get(toInboxReader(actor)))
