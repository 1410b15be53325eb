import {
  type Actor,
  type AccountRepository,
  hasProvedIdentity,
  type ProvedIdentityDeps,
  type Tokens,
} from '../../identity/index.ts'
import {
  addDays,
  type AuditLog,
  createAuditEntry,
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  REQUIRED_MESSAGE,
  type Result,
  type UnitOfWork,
  type Uuid,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import type { CompanyEvent } from '../company.events.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import { lockOwnCompany } from '../team/lock-own-company.ts'
import { hasPermission } from '../team/permissions.ts'
import {
  type AccessToken,
  SERVICE_SCOPES,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  tokenRules,
  TOKENS_MAX,
  type TokenScope,
} from './access-token.ts'
import type { AccessTokenRepository } from './access-tokens.port.ts'

/** The tokens that an actor may manage. */
export interface AccessTokenList {
  readonly personal: readonly AccessToken[]
  /** Tokens of the company's services; null for actors who may not manage them. */
  readonly service: readonly AccessToken[] | null
}

/** The company whose services' tokens the actor manages; null for none. Rule: API-44. */
const companyOf = ({ companyUuid, role }: Actor): Uuid | null => (hasPermission(role, 'company') ? companyUuid : null)

/** The actor's own tokens and, for admins, those of the company's services. Rule: API-45. */
export const listAccessTokens =
  ({ accessTokens }: { readonly accessTokens: Pick<AccessTokenRepository, 'listOfAccount' | 'listOfCompany'> }) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<AccessTokenList, never>> => {
    const companyUuid = companyOf(actor)
    const [personal, service] = await Promise.all([
      accessTokens.listOfAccount(actor.accountUuid),
      companyUuid === null ? null : accessTokens.listOfCompany(companyUuid),
    ])
    return ok({ personal, service })
  }

export interface CreateAccessTokenCommand {
  readonly actor: Actor
  readonly name: string
  readonly scopes: readonly TokenScope[]
  /** 1 to 366. */
  readonly days: number
  readonly isForService: boolean
}

export interface AccessTokenDeps extends ProvedIdentityDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accessTokens: AccessTokenRepository
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>
    readonly outbox: Pick<Outbox<CompanyEvent>, 'add'>
  }>
}

/** A new token with its secret, which is shown this once. */
export interface CreatedAccessToken {
  readonly token: AccessToken
  readonly secret: string
}

/** 'forbidden': only admins make tokens for services; 'password-required': identity was not proved in the last ten minutes. */
export type CreateAccessTokenProblem = 'forbidden' | 'invalid' | 'password-required' | 'too-many-tokens'

const formErrors = ({ days, isForService, name, scopes }: CreateAccessTokenCommand): ValidationErrors => {
  const allowed = isForService ? SERVICE_SCOPES : TOKEN_SCOPES
  return {
    ...validate({ name, days }, tokenRules),
    ...(scopes.length === 0 ? { scopes: [REQUIRED_MESSAGE] } : {}),
    ...(scopes.some((scope) => !allowed.includes(scope)) ? { scopes: ['Value is not an option'] } : {}),
  }
}

/** Makes a token for the actor, or for a service of their company. Rules: API-41, API-44, API-46. */
export const createAccessToken =
  (deps: AccessTokenDeps & { readonly tokens: Pick<Tokens, 'create' | 'hash'> }) =>
  async (command: CreateAccessTokenCommand): Promise<Result<CreatedAccessToken, CreateAccessTokenProblem>> => {
    const { actor, days, isForService, scopes } = command
    const companyUuid = companyOf(actor)
    if (isForService && companyUuid === null) return err('forbidden')
    const errors = formErrors(command)
    if (hasErrors(errors)) return invalid(errors)
    if (!(await hasProvedIdentity(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<CreatedAccessToken, 'forbidden' | 'too-many-tokens'>(async (stores) => {
      const { accessTokens, accounts, audit, companies, outbox } = stores
      if (isForService) {
        const own = await lockOwnCompany(companies, actor, 'company')
        if (!own.ok) return own
      } else await accounts.findForUpdate(actor.accountUuid)
      const others =
        isForService && companyUuid !== null
          ? await accessTokens.listOfCompany(companyUuid)
          : await accessTokens.listOfAccount(actor.accountUuid)
      if (others.length >= TOKENS_MAX) return err('too-many-tokens')
      const now = deps.clock.now()
      const secret = `${TOKEN_PREFIX}${deps.tokens.create().token}`
      const token: AccessToken = {
        uuid: deps.ids.uuid(),
        name: command.name.trim(),
        accountUuid: isForService ? null : actor.accountUuid,
        companyUuid: isForService ? companyUuid : null,
        tokenHash: deps.tokens.hash(secret),
        scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
        createdAt: now,
        expiresAt: addDays(now, days),
        lastUsedAt: null,
      }
      await accessTokens.add(token)
      if (isForService) await audit.add(entryOf(deps, actor, token, 'access-token-made'))
      else
        await outbox.add(
          createEvent(deps, { type: 'access-token-made', accountUuid: actor.accountUuid, name: token.name }),
        )
      return ok({ token, secret })
    })
  }

/** Removes one of the actor's tokens, or one of their company's services; it opens nothing any more. Rules: API-45, API-46. */
export const removeAccessToken =
  (deps: Pick<AccessTokenDeps, 'clock' | 'ids' | 'unitOfWork'>) =>
  async ({ actor, uuid }: { readonly actor: Actor; readonly uuid: Uuid }): Promise<Result<null, 'not-found'>> =>
    deps.unitOfWork.run<null, 'not-found'>(async ({ accessTokens, audit }) => {
      const token = await accessTokens.find(uuid)
      const isOwn = token?.accountUuid === actor.accountUuid
      const isOfCompany = token !== null && token.companyUuid !== null && token.companyUuid === companyOf(actor)
      if (token === null || (!isOwn && !isOfCompany)) return err('not-found')
      if (!(await accessTokens.remove(uuid))) return err('not-found')
      if (isOfCompany) await audit.add(entryOf(deps, actor, token, 'access-token-removed'))
      return ok(null)
    })

const entryOf = (
  deps: Pick<AccessTokenDeps, 'clock' | 'ids'>,
  { accountUuid: actorUuid }: Actor,
  { companyUuid, name, scopes }: AccessToken,
  action: 'access-token-made' | 'access-token-removed',
) => createAuditEntry(deps, { companyUuid, actorUuid, action, details: { name, scopes } })
