import {
  leakedPasswordErrors,
  type LeakedPasswords,
  type LoginFailureLog,
  nameRules,
  normaliseEmail,
  passwordConfirmationRules,
  type PasswordForm,
  passwordRules,
  type Passwords,
  type Tokens,
} from '../../identity/index.ts'
import {
  addHours,
  type AuditLog,
  type Clock,
  email as emailRule,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  required,
  type Result,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { failureNameOf } from './operator-password.ts'
import { mayOperate, type OperatorRole } from './operator-rights.ts'
import { hasProvedOperator } from './operator-session.ts'
import { type Operator, OPERATOR_LINK_HOURS, type OperatorActor } from './operator.ts'
import type { OperatorLinkRepository, OperatorRepository, OperatorSessionRepository } from './operators.port.ts'

export interface MakeOperatorLinkCommand {
  readonly email: string
  /** Of a new operator; one who exists keeps their role. */
  readonly role: OperatorRole
  /** Of a new operator, who can correct it. */
  readonly name?: string
  /** The superadmin who makes the link; null for a command on the machine. */
  readonly by: OperatorActor | null
}

export interface MakeOperatorLinkDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly operatorSessions: Pick<OperatorSessionRepository, 'find'>
  readonly operators: Pick<OperatorRepository, 'findByEmail'>
  readonly tokens: Pick<Tokens, 'create'>
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operatorLinks: Pick<OperatorLinkRepository, 'replace'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'add'>
  }>
}

/** A new link; only the hash of `token` is stored. */
export interface MadeOperatorLink {
  readonly operator: Operator
  readonly token: string
  readonly expiresAt: Date
}

const tidyName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** 'password-required': the superadmin did not give their password in the last ten minutes. */
export type MakeOperatorLinkProblem = 'invalid' | 'forbidden' | 'password-required' | 'operator-disabled'

const newOperator = (deps: MakeOperatorLinkDeps, known: Pick<Operator, 'email' | 'name' | 'role'>): Operator => ({
  ...known,
  uuid: deps.ids.uuid(),
  passwordHash: null,
  twoFactor: null,
  createdAt: deps.clock.now(),
  disabledAt: null,
})

/**
 * Makes the one-time link with which an operator sets name and password: for a new operator, or for one who has lost their password or
 * authenticator app. It takes the place of an earlier link. Rules: MOD-13, MOD-14, MOD-19.
 */
export const makeOperatorLink =
  (deps: MakeOperatorLinkDeps) =>
  async (command: MakeOperatorLinkCommand): Promise<Result<MadeOperatorLink, MakeOperatorLinkProblem>> => {
    const { by, role } = command
    if (by !== null && (by.mustSetUpTwoFactor || !mayOperate(by.role, 'manage-operators'))) return err('forbidden')
    const email = normaliseEmail(command.email)
    const errors = validate(
      { email, name: command.name ?? '' },
      { email: [required, emailRule], name: (command.name ?? '') === '' ? [] : nameRules },
    )
    if (hasErrors(errors)) return invalid(errors)
    if (by !== null && !(await hasProvedOperator(deps, by))) return err('password-required')
    const known = await deps.operators.findByEmail(email)
    const { token, hash } = deps.tokens.create()
    const expiresAt = addHours(deps.clock.now(), OPERATOR_LINK_HOURS)
    return deps.unitOfWork.run<MadeOperatorLink, MakeOperatorLinkProblem>(async (stores) => {
      const operator =
        known === null
          ? newOperator(deps, { email, name: tidyName(command.name ?? ''), role })
          : await stores.operators.findForUpdate(known.uuid)
      if (operator?.disabledAt !== null) return err('operator-disabled')
      if (known === null && (await stores.operators.add(operator)) === 'email-taken')
        return invalid({ email: ['This address was added just now'] })
      await stores.operatorLinks.replace({ operatorUuid: operator.uuid, tokenHash: hash, expiresAt })
      await recordOperatorAction(deps, stores.audit, {
        by: by?.operatorUuid ?? null,
        action: 'operator-link-made',
        subject: operator.uuid,
        details: { role: operator.role, isNew: known === null },
      })
      return ok({ operator, token, expiresAt })
    })
  }

export interface ReadOperatorLinkDeps {
  readonly clock: Clock
  readonly operatorLinks: Pick<OperatorLinkRepository, 'find'>
  readonly operators: Pick<OperatorRepository, 'find'>
  readonly tokens: Pick<Tokens, 'hash'>
}

/** The operator whom a link is for. 'link-expired': it is unknown, used, replaced or older than 72 hours. Rule: MOD-14. */
export const readOperatorLink =
  (deps: ReadOperatorLinkDeps) =>
  async ({ token }: { readonly token: string }): Promise<Result<Operator, 'link-expired'>> => {
    const link = await deps.operatorLinks.find(deps.tokens.hash(token))
    if (link === null || link.expiresAt <= deps.clock.now()) return err('link-expired')
    const operator = await deps.operators.find(link.operatorUuid)
    return operator?.disabledAt === null ? ok(operator) : err('link-expired')
  }

export interface AcceptOperatorLinkCommand {
  readonly token: string
  readonly name: string
  /** Both exactly as typed. */
  readonly password: string
  readonly passwordConfirmation: string
}

export interface AcceptOperatorLinkDeps extends ReadOperatorLinkDeps {
  readonly ids: IdGenerator
  readonly leakedPasswords: LeakedPasswords
  readonly passwords: Pick<Passwords, 'hash'>
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly loginFailures: Pick<LoginFailureLog, 'clearAll'>
    readonly operatorLinks: Pick<OperatorLinkRepository, 'consume'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'save'>
    readonly operatorSessions: Pick<OperatorSessionRepository, 'removeAll'>
  }>
}

/**
 * Sets name and password with the link, which works once. Ends all sessions of the operator and removes their authenticator app, which is
 * set up anew at the next sign-in. Rules: MOD-14, MOD-15.
 */
export const acceptOperatorLink =
  (deps: AcceptOperatorLinkDeps) =>
  async (command: AcceptOperatorLinkCommand): Promise<Result<Operator, 'invalid' | 'link-expired'>> => {
    const found = await readOperatorLink(deps)(command)
    if (!found.ok) return found
    const name = tidyName(command.name)
    const { password, passwordConfirmation } = command
    const [firstName = '', ...others] = name.split(' ')
    const form = {
      name,
      password,
      passwordConfirmation,
      firstName,
      lastName: others.join(' '),
      email: found.value.email,
    }
    const errors = validate<PasswordForm & { readonly name: string }>(form, {
      name: nameRules,
      password: passwordRules,
      passwordConfirmation: passwordConfirmationRules,
    })
    if (hasErrors(errors)) return invalid(errors)
    const leaked = await leakedPasswordErrors(deps, password)
    if (hasErrors(leaked)) return invalid(leaked)
    const passwordHash = await deps.passwords.hash(password)
    return deps.unitOfWork.run<Operator, 'link-expired'>(async (stores) => {
      const operator = await stores.operators.findForUpdate(found.value.uuid)
      if (operator?.disabledAt !== null) return err('link-expired')
      if (!(await stores.operatorLinks.consume(deps.tokens.hash(command.token)))) return err('link-expired')
      const changed: Operator = { ...operator, name, passwordHash, twoFactor: null }
      await stores.operators.save(changed)
      await stores.operatorSessions.removeAll(operator.uuid)
      await stores.loginFailures.clearAll(failureNameOf(operator.email))
      await recordOperatorAction(deps, stores.audit, { by: operator.uuid, action: 'operator-password-set' })
      return ok(changed)
    })
  }
