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

/** Counts what is new to the actor: small enough to ask for at every event of their channel. Rule: ONB-29. */
export const readBadgeCounts =
  ({ badgeCounts }: ReadBadgeCountsDeps) =>
  async ({ actor }: ReadBadgeCountsCommand): Promise<Result<BadgeCounts, never>> =>
    ok(await badgeCounts.get(toInboxReader(actor)))
