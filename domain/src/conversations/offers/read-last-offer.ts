import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import type { Offer } from '../conversation.ts'

export interface ReadLastOfferDeps {
  readonly conversations: Pick<ConversationRepository, 'findLastOffer'>
}

/** Reads the offer that the actor sent last, whoever it was to; null if they have sent none. Rule: CONV-63. */
export const readLastOffer =
  ({ conversations }: ReadLastOfferDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<Offer | null, 'forbidden'>> =>
    actor.companyUuid === null || !hasPermission(actor.role, 'contact')
      ? err('forbidden')
      : ok(await conversations.findLastOffer(actor.accountUuid))
