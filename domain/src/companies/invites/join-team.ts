import type { SeatProblem } from '../team/seats.ts'
import {
  leakedPasswordErrors,
  nameRules,
  passwordConfirmationRules,
  passwordRules,
  type Account,
  type AccountRepository,
  type LeakedPasswords,
  type PasswordForm,
  type Passwords,
  type Tokens,
} from '../../identity/index.ts'
import {
  createEvent,
  hasErrors,
  invalid,
  err,
  ok,
  validate,
  type Clock,
  type IdGenerator,
  type Result,
  type UnitOfWork,
  type ValidationErrors,
} from '../../shared/index.ts'
import {
  admitMember,
  type AdmitMemberRepositories,
  type InviteEndedProblem,
  lockInvite,
  findInviteEndedProblem,
} from './admit-member.ts'
import type { InviteRepository } from './invite-repository.port.ts'

/** The form of an invited person, as typed. Rules: ONB-3, COMP-28. */
export type JoinTeamForm = Omit<PasswordForm, 'email'>

export interface JoinTeamCommand extends JoinTeamForm {
  readonly token: string
}

export interface JoinTeamDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly invites: Pick<InviteRepository, 'findByTokenHash'>
  readonly leakedPasswords: LeakedPasswords
  readonly passwords: Pick<Passwords, 'hash'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<
    AdmitMemberRepositories & { readonly accounts: Pick<AccountRepository, 'add' | 'findByEmail'> }
  >
}

/** 'not-found' also for a link that was replaced by a newer one; 'account-exists': people with an account sign in and accept. */
export type JoinTeamProblem =
  | 'not-found'
  | 'invalid'
  | 'account-exists'
  | 'other-company'
  | InviteEndedProblem
  | SeatProblem

/** All errors of the form at once; `email` is the invite's. Used in the browser and on the server. Rules: BASE-6, COMP-28. */
export const joinTeamErrors = (form: JoinTeamForm, email: string): ValidationErrors =>
  validate<PasswordForm>(
    { ...form, email },
    {
      firstName: nameRules,
      lastName: nameRules,
      password: passwordRules,
      passwordConfirmation: passwordConfirmationRules,
    },
  )

/**
 * Creates an account for an invited person and adds it to the team. The address is verified, as the link was sent to it. Only one of two
 * concurrent calls succeeds, and the seats are never exceeded. Rule: COMP-28.
 */
export const joinTeam =
  (deps: JoinTeamDeps) =>
  async (command: JoinTeamCommand): Promise<Result<Account, JoinTeamProblem>> => {
    const tokenHash = deps.tokens.hash(command.token)
    const now = deps.clock.now()
    const found = await deps.invites.findByTokenHash(tokenHash)
    if (found === null) return err('not-found')
    const over = findInviteEndedProblem(found, now)
    if (over !== null) return err(over)
    const errors = joinTeamErrors(command, found.email)
    if (hasErrors(errors)) return invalid(errors)
    const leaked = await leakedPasswordErrors(deps, command.password)
    if (hasErrors(leaked)) return invalid(leaked)
    const passwordHash = await deps.passwords.hash(command.password)
    return deps.unitOfWork.run<Account, JoinTeamProblem>(async (repositories) => {
      const { accounts, outbox } = repositories
      const locked = await lockInvite(repositories, tokenHash, now)
      if (!locked.ok) return locked
      const { company, invite } = locked.value
      const account: Account = {
        uuid: deps.ids.uuid(),
        userType: 'employer',
        email: invite.email,
        firstName: command.firstName.trim(),
        lastName: command.lastName.trim(),
        mobile: null,
        passwordHash,
        emailVerifiedAt: now,
        firstLoginAt: null,
        justVerified: true,
        profileJustVerified: true,
        signUpStep: 'complete',
        attribution: {},
        signUpCompletedAt: null,
        companyUuid: company.uuid,
        profileImage: null,
        suspendedAt: null,
        deletionRequestedAt: null,
        createdAt: now,
      }
      if ((await accounts.findByEmail(account.email)) !== null) return err('account-exists')
      if ((await accounts.add(account)) === 'email-taken') return err('account-exists')
      const admitted = await admitMember(deps, repositories, locked.value, account)
      if (!admitted.ok) return admitted
      await outbox.add(
        createEvent(deps, { type: 'account-registered', accountUuid: account.uuid, attribution: {} }),
        createEvent(deps, { type: 'email-verified', accountUuid: account.uuid }),
      )
      return ok(account)
    })
  }
