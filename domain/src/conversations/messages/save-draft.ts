import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import { MESSAGE_MAX_LENGTH } from './own-message.ts'
import { OFFER_TEXT_MAX_LENGTH } from '../offers/offer-form.ts'
import type { Clock, Failure, Result, Uuid } from '../../shared/index.ts'
import type { ConversationInbox } from '../conversation-inbox.port.ts'
import type { Draft, DraftRepository, DraftSubject } from './draft-repository.port.ts'
import type { HiddenCandidates } from '../requests/hidden-candidates.port.ts'
import type { OfferForm } from '../offers/offer-form.ts'
import { toInboxReader } from '../participants.ts'
import { lengthErrors } from '../plain-text.ts'
import type { RecipientDirectory } from '../requests/start-conversation.ts'

export interface DraftDeps {
  readonly drafts: DraftRepository
  readonly inbox: Pick<ConversationInbox, 'find'>
  readonly recipients: RecipientDirectory
  readonly hidden: HiddenCandidates
  readonly clock: Clock
}

/** `uuid` is a conversation's, or a candidate's before there is one. */
export interface DraftCommand {
  readonly actor: Actor
  readonly uuid: Uuid
}

export interface SaveDraftCommand extends DraftCommand {
  readonly text: string
  readonly offer: OfferForm | null
}

/** 'not-found': the actor may not write to this recipient. */
export type DraftProblem = 'not-found'
/** 'invalid' carries `text`, `description` or `location`. */
export type SaveDraftProblem = DraftProblem | 'invalid'

const isContactableCandidate = async (deps: DraftDeps, { actor, uuid }: DraftCommand): Promise<boolean> => {
  if (actor.companyUuid === null || !hasPermission(actor.role, 'contact')) return false
  const [found, isHidden] = await Promise.all([
    deps.recipients.find(uuid, deps.clock.now()),
    deps.hidden.includes(actor.companyUuid, uuid),
  ])
  return found !== null && !isHidden
}

const resolveSubject = async (
  deps: DraftDeps,
  command: DraftCommand,
): Promise<{ readonly ok: true; readonly value: DraftSubject } | Failure<'not-found'>> => {
  const { actor, uuid } = command
  if ((await deps.inbox.find(toInboxReader(actor), uuid)) !== null) return ok({ type: 'conversation', uuid } as const)
  return (await isContactableCandidate(deps, command)) ? ok({ type: 'candidate', uuid } as const) : err('not-found')
}

/** Reads the actor's draft for a conversation or a candidate; null if there is none. Rule: CONV-51. */
export const readDraft =
  (deps: DraftDeps) =>
  async (command: DraftCommand): Promise<Result<Draft | null, DraftProblem>> => {
    const subject = await resolveSubject(deps, command)
    return subject.ok ? ok(await deps.drafts.find(command.actor.accountUuid, subject.value)) : subject
  }

const draftErrors = ({ offer, text }: SaveDraftCommand): Readonly<Record<string, readonly string[]>> => {
  const found = {
    text: lengthErrors(text, MESSAGE_MAX_LENGTH),
    // Incomplete drafts are valid; only text that could never be sent is refused.
    description: lengthErrors(offer?.description ?? '', MESSAGE_MAX_LENGTH),
    location: lengthErrors(offer?.location ?? '', OFFER_TEXT_MAX_LENGTH),
    startDate: lengthErrors(offer?.startDate ?? '', OFFER_TEXT_MAX_LENGTH),
  }
  return Object.fromEntries(Object.entries(found).filter(([, said]) => said.length > 0))
}

/** Saves a draft in place of an earlier one; an empty draft is removed. Rule: CONV-51. */
export const saveDraft =
  (deps: DraftDeps) =>
  async (command: SaveDraftCommand): Promise<Result<Draft | null, SaveDraftProblem>> => {
    const subject = await resolveSubject(deps, command)
    if (!subject.ok) return subject
    const errors = draftErrors(command)
    if (Object.keys(errors).length > 0) return err('invalid', errors)
    const { actor, offer, text } = command
    if (text.trim() === '' && offer === null) {
      await deps.drafts.remove(actor.accountUuid, subject.value)
      return ok(null)
    }
    const draft = { text, offer, savedAt: deps.clock.now() }
    await deps.drafts.save(actor.accountUuid, subject.value, draft)
    return ok(draft)
  }

/** Deletes the draft. Rule: CONV-51. */
export const discardDraft =
  (deps: DraftDeps) =>
  async (command: DraftCommand): Promise<Result<null, DraftProblem>> => {
    const subject = await resolveSubject(deps, command)
    if (!subject.ok) return subject
    await deps.drafts.remove(command.actor.accountUuid, subject.value)
    return ok(null)
  }
