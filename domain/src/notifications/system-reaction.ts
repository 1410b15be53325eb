import type { CompanyDirectory } from '../companies/index.ts'
import type { AccountRepository } from '../identity/index.ts'
import type { Clock, DomainEvent, IdGenerator, Uuid } from '../shared/index.ts'
import { tell } from './channel-reaction.ts'
import type { ChannelReactionDeps } from './channel-reaction.ts'
import { SUBSCRIPTION_PATH } from './links.ts'
import { accountSystemMessage } from './system-message-words.ts'
import type { SystemMessageDraft } from './system-message-words.ts'
import type { SystemMessageRepository } from './system-message.port.ts'
import { trialTold } from './trial-mails.ts'

export interface SystemReactionDeps extends Pick<ChannelReactionDeps, 'channelStore' | 'eventBus'> {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'team'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** The person that an event is about; null where it is about a conversation, or about nobody. */
export const personOf = (event: DomainEvent): Uuid | null => {
  if (event.type === 'vetting-changed' || event.type === 'availability-unconfirmed') return event.contractorUuid
  return 'accountUuid' in event ? event.accountUuid : null
}

/** Events that somebody is written to about; the person is looked up for no other. */
const told: ReadonlySet<DomainEvent['type']> = new Set([
  'email-verified',
  'vetting-changed',
  'availability-unconfirmed',
])

const draftsOf = async (
  deps: SystemReactionDeps,
  event: DomainEvent,
): Promise<readonly (readonly [Uuid, SystemMessageDraft])[]> => {
  if (event.type === 'trial-notice') {
    const trial = await trialTold(deps, event)
    if (trial === null) return []
    const { text, title, type } = trial.words
    return trial.admins.map((uuid) => [uuid, { type, title, body: text, link: SUBSCRIPTION_PATH }] as const)
  }
  if (!told.has(event.type)) return []
  const uuid = personOf(event)
  const account = uuid === null ? null : await deps.accounts.find(uuid)
  const draft = account === null ? null : accountSystemMessage(event, account)
  return account === null || draft === null ? [] : [[account.uuid, draft]]
}

/** Writes what an event says to people into their inbox, once for each, and tells their channel. Rule: NOTE-8. */
export const systemReaction =
  (deps: SystemReactionDeps) =>
  async (event: DomainEvent): Promise<void> => {
    for (const [accountUuid, draft] of await draftsOf(deps, event)) {
      await deps.systemMessages.add({
        ...draft,
        uuid: deps.ids.uuid(),
        accountUuid,
        key: event.uuid,
        readAt: null,
        archivedAt: null,
        createdAt: new Date(event.at),
      })
      await tell(deps, [accountUuid], `${event.uuid}:system`, event.at, { type: 'system-message-added' })
    }
  }
