import type { AccountEvent, AccountRepository, SessionRepository } from '../../identity/index.ts'
import {
  createAuditEntry,
  createEvent,
  type AuditLog,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Uuid,
} from '../../shared/index.ts'
import type { CompanyEvent } from '../company.events.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { Company, TeamMember } from '../company.ts'
import { decideVerification } from '../verification/company-verification.ts'
import type { ConversationHandover } from './conversation-handover.port.ts'
import { handOverConversations } from './hand-over-conversations.ts'

/** What the end of a membership writes. */
export interface EndMembershipRepositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'removeMember' | 'save' | 'listTeam'>
  readonly conversations: ConversationHandover
  readonly outbox: Outbox<CompanyEvent | AccountEvent>
  readonly sessions: Pick<SessionRepository, 'removeAll'>
}

/** Who leaves which company, whether by themselves or removed by an admin, and who takes over the conversations. */
export interface EndMembershipCommand {
  readonly byAccountUuid: Uuid
  readonly company: Company
  readonly member: TeamMember
  readonly successor: TeamMember
}

const fullName = ({ firstName, lastName }: TeamMember): string => `${firstName} ${lastName}`.trim()

/**
 * Ends a membership inside the caller's transaction, which holds the company's lock and has decided that it may end. Rules: COMP-18, COMP-19.
 */
export const endMembership = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { accounts, audit, companies, conversations, outbox, sessions }: EndMembershipRepositories,
  { byAccountUuid, company, member, successor }: EndMembershipCommand,
): Promise<void> => {
  const { uuid: companyUuid } = company
  const { uuid: memberUuid } = member
  await companies.removeMember(memberUuid)
  const account = await accounts.findForUpdate(memberUuid)
  if (account !== null) await accounts.save({ ...account, companyUuid: null })
  await sessions.removeAll(memberUuid)
  const verification = decideVerification(company, company, await companies.listTeam(companyUuid))
  if (verification !== company.verification) await companies.save({ ...company, verification })

  const handover = { companyUuid, fromUuid: memberUuid, toUuid: successor.uuid }
  const handedOver = await handOverConversations(deps, { conversations, outbox }, handover)
  await audit.add(
    createAuditEntry(deps, {
      companyUuid,
      actorUuid: byAccountUuid,
      action: memberUuid === byAccountUuid ? 'member-left' : 'member-removed',
      subjectUuid: memberUuid,
      details: { role: member.role, conversations: handedOver },
    }),
  )
  await outbox.add(
    createEvent(deps, { type: 'session-ended', accountUuid: memberUuid }),
    createEvent(deps, {
      type: 'member-removed',
      companyUuid,
      companyName: company.name,
      accountUuid: memberUuid,
      memberName: fullName(member),
      byAccountUuid,
      toAccountUuid: successor.uuid,
    }),
    createEvent(deps, { type: 'company-changed', companyUuid }),
  )
}
