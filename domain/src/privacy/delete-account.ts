import type { TeamMember } from '../companies/index.ts'
import {
  type Account,
  type Actor,
  checkOwnPassword,
  type CheckOwnPasswordDeps,
  type CheckOwnPasswordProblem,
} from '../identity/index.ts'
import {
  addDays,
  DELETION_UNDO_DAYS,
  eventOf,
  type IdGenerator,
  invalid,
  no,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { DepartureRepository } from './departure-repository.port.ts'
import { endConversations } from './end-conversations.ts'
import { leaveTeam, type Leaving, type LeavingRepositories } from './leave-team.ts'

export interface DeleteAccountCommand {
  readonly actor: Actor
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** The colleague who becomes admin in a sole admin's place. */
  readonly successorUuid?: Uuid | null
  /** A sole admin's company ends with the account. */
  readonly closeCompany?: boolean
}

interface Repositories extends LeavingRepositories {
  readonly departures: Pick<DepartureRepository, 'listOpenOf'>
}

export interface DeleteAccountDeps extends CheckOwnPasswordDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<Repositories>
}

/** When the account will be erased. */
export interface PlannedDeletion {
  readonly deletesAt: Date
}

/**
 * 'invalid' carries `password` or `successorUuid`; 'successor-needed' is a sole admin's who names nobody and does not close the company,
 * with `successors` (uuids) and `names` in the same order.
 */
export type DeleteAccountProblem = CheckOwnPasswordProblem | 'successor-needed'

const nameOf = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** How a company goes on: with another admin, or with a successor; 'close': it ends with the account. */
const wayOf = (
  members: readonly TeamMember[],
  { actor, closeCompany, successorUuid }: DeleteAccountCommand,
): Result<Leaving | 'close', 'invalid' | 'successor-needed'> => {
  const others = members.filter(({ uuid }) => uuid !== actor.accountUuid)
  if (others.some(({ role }) => role === 'admin')) return ok({ actor, successor: null })
  if (successorUuid) {
    const successor = others.find(({ uuid }) => uuid === successorUuid)
    if (successor === undefined) return invalid({ successorUuid: ['Please choose a member of your team'] })
    return ok({ actor, successor })
  }
  if (closeCompany === true) return ok('close')
  return no('successor-needed', { successors: others.map(({ uuid }) => uuid), names: others.map(nameOf) })
}

const endOwnRequests = async (deps: DeleteAccountDeps, repositories: Repositories, account: Account): Promise<void> => {
  const uuids = await repositories.departures.listOpenOf(account.uuid)
  const words = `${nameOf(account)} is deleting their account, so this request has ended.`
  await endConversations(deps, repositories, { uuids, side: account.userType, words, only: 'pending' })
}

/**
 * Asks for the end of the actor's own account, with the password. It is erased 14 days later and can be brought back until then. At once:
 * sessions end, a contractor leaves the search, open requests end with a line that says so. An employer leaves their team, whose
 * conversations pass on; a sole admin names a successor or closes the company. Rules: PRIV-6, PRIV-9.
 */
export const deleteAccount =
  (deps: DeleteAccountDeps) =>
  async (command: DeleteAccountCommand): Promise<Result<PlannedDeletion, DeleteAccountProblem>> => {
    const { actor, address, password } = command
    const { accountUuid } = actor
    const checked = await checkOwnPassword(deps, { accountUuid, address, password, field: 'password' })
    if (!checked.ok) return checked
    return deps.unitOfWork.run<PlannedDeletion, DeleteAccountProblem>(async (repositories) => {
      const { accounts, companies, outbox, sessions } = repositories
      const now = deps.clock.now()
      // The company's row is locked before the account's, as everywhere.
      const company = actor.companyUuid === null ? null : await companies.find(actor.companyUuid)
      const account = await accounts.find(accountUuid)
      if (account === null) return no('unauthenticated')
      const members = company === null ? [] : await companies.team(company.uuid)
      let closing: Uuid | null = null
      // Who was removed meanwhile has no team to leave.
      if (members.some(({ uuid }) => uuid === accountUuid)) {
        const way = wayOf(members, command)
        if (!way.ok) return way
        if (way.value === 'close') closing = company?.uuid ?? null
        else await leaveTeam(deps, repositories, way.value)
      }
      const current = (await accounts.find(accountUuid)) ?? account
      await accounts.save({ ...current, deletionRequestedAt: now })
      await endOwnRequests(deps, repositories, account)
      await sessions.removeAllOf(accountUuid)
      const deletesAt = addDays(now, DELETION_UNDO_DAYS)
      await outbox.add(
        eventOf(deps, { type: 'account-deletion-requested', accountUuid, deletesAt: deletesAt.toISOString() }),
        eventOf(deps, { type: 'session-ended', accountUuid }),
        ...(closing === null ? [] : [eventOf(deps, { type: 'company-closing', companyUuid: closing })]),
      )
      return ok({ deletesAt })
    })
  }
