import type { EventOf, ProductEvent } from '../product-event.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { AccountRepository } from '../../identity/index.ts'
import type { Clock, IdGenerator, Uuid } from '../../shared/index.ts'
import { publishOnce, type ChannelReactionDeps } from '../channel/channel-reaction.ts'
import { SUBSCRIPTION_PATH } from '../links.ts'
import { accountSystemMessage, type SystemMessageDraft } from './system-message-drafts.ts'
import type { SystemMessageRepository } from './system-message.port.ts'
import { createTrialNotice } from '../mail-content/trial-mails.ts'

export interface SystemReactionDeps extends Pick<ChannelReactionDeps, 'channelStore' | 'eventBus'> {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly systemMessages: Pick<SystemMessageRepository, 'add'>
  readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Finds the person whom an event about an account or a profile concerns. */
export const findEventAccount = (event: { readonly accountUuid: Uuid } | { readonly contractorUuid: Uuid }): Uuid =>
  'accountUuid' in event ? event.accountUuid : event.contractorUuid

const write = async (
  deps: SystemReactionDeps,
  event: ProductEvent,
  accountUuid: Uuid,
  draft: SystemMessageDraft,
): Promise<void> => {
  await deps.systemMessages.add({
    ...draft,
    uuid: deps.ids.uuid(),
    accountUuid,
    key: event.uuid,
    readAt: null,
    archivedAt: null,
    createdAt: new Date(event.at),
  })
  await publishOnce(deps, [accountUuid], `${event.uuid}:system`, event.at, { type: 'system-message-added' })
}

/** Adds the system message of an event about a person's account, once, and notifies their channel. Rule: NOTE-8. */
export const writeAccountMessage = async (
  deps: SystemReactionDeps,
  event: EventOf<'availability-unconfirmed' | 'email-verified' | 'vetting-changed'>,
): Promise<void> => {
  const account = await deps.accounts.find(findEventAccount(event))
  const draft = account === null ? null : accountSystemMessage(event, account)
  if (account !== null && draft !== null) await write(deps, event, account.uuid, draft)
}

/** Adds the system message of a trial notice for every admin. Rules: NOTE-8, NOTE-17. */
export const writeTrialMessages = async (deps: SystemReactionDeps, event: EventOf<'trial-notice'>): Promise<void> => {
  const trial = await createTrialNotice(deps, event)
  if (trial === null) return
  const { text, title, type } = trial.message
  for (const uuid of trial.admins) await write(deps, event, uuid, { type, title, body: text, link: SUBSCRIPTION_PATH })
}
