import {
  type Company,
  hasPermission,
  type MissingPart,
  missingForContact,
  type TeamMember,
} from '../companies/index.ts'
import type { MailPreferences, SessionFacts, SessionFactsView } from './session-facts.port.ts'
import { type BillingDetails, entitlements, type Entitlements } from '../plans/index.ts'
import { vettingReasons } from '../moderation/index.ts'
import type { ContractorProfile, GivenReason } from '../profiles/index.ts'
import { judgeRates } from '../reference/index.ts'
import type { ExchangeRates, ExchangeRateTable, ListSource } from '../reference/index.ts'
import { type Clock, err, HOUR_MS, MINUTE_MS, ok, type Result } from '../shared/index.ts'
import {
  type Account,
  type Actor,
  type SignUpStep,
  isSigningUp,
  type SignedAudience,
  type Tokens,
  toViewerClaims,
} from '../identity/index.ts'

/** Milliseconds that a search key lasts at most; the page asks for another before it ends. Rule: ONB-24. */
const SEARCH_KEY_MS = 12 * HOUR_MS
/** Milliseconds that a token for the real-time channel lasts at most. Rule: ONB-24. */
const CHANNEL_TOKEN_MS = HOUR_MS
/** Keys end on whole multiples of these, so that those of pages opened one after the other are the same. */
const SEARCH_KEY_STEP_MS = HOUR_MS
const CHANNEL_TOKEN_STEP_MS = 10 * MINUTE_MS

/** The last multiple of `step` milliseconds that is at most `ms` after `now`. */
const endWithin = (now: Date, ms: number, step: number): Date =>
  new Date(Math.floor((now.getTime() + ms) / step) * step)

/** A signed, short-lived token with its expiry. */
export interface SignedToken {
  readonly token: string
  readonly expiresAt: Date
}

/** An employer's company in the session. */
export interface SessionCompany {
  readonly company: Company
  readonly member: TeamMember
  readonly entitlements: Entitlements
  /** The missing parts of the profile before the offer form opens. */
  readonly missing: readonly MissingPart[]
  /** The billing details, for roles that may manage the plan; null also if there are none yet. */
  readonly billingDetails: BillingDetails | null
}

/** Who is signed in and what they may do. Counts and bookmarks change more often and are read separately. Rule: ONB-23. */
export interface SessionDescription {
  readonly account: Omit<Account, 'passwordHash'>
  readonly signingUp: boolean
  readonly signUpStep: SignUpStep
  /** True during the first login after verification. */
  readonly firstLogin: boolean
  /** Contractors only. */
  readonly profile: ContractorProfile | null
  /** Why their profile waits or was not approved. Rule: PROF-30. */
  readonly vettingReasons: readonly GivenReason[]
  /** Employers only. */
  readonly employer: SessionCompany | null
  readonly preferences: MailPreferences
  /** Whether two-step sign-in is on. */
  readonly twoFactor: boolean
  /** With the word on whether they are out of date. Rule: REF-15. */
  readonly exchangeRates: ExchangeRateTable
  /** The token for the real-time channel private-{account uuid}; null until the address is verified. */
  readonly channelToken: SignedToken | null
  /** The last event of that channel as of everything else here, so that a subscriber from there misses nothing. */
  readonly channelSequence: number
  /** The key for the search API; null if the actor may not search. */
  readonly searchKey: SignedToken | null
  /** The end of an operator's look at the product as this person; null for the person. Rule: MOD-53. */
  readonly viewedUntil: Date | null
}

export interface DescribeSessionCommand {
  readonly actor: Actor
}

export interface DescribeSessionDeps {
  readonly clock: Clock
  readonly exchangeRates: ExchangeRates
  readonly listSource: ListSource
  readonly sessionFacts: SessionFactsView
  readonly tokens: Pick<Tokens, 'sign'>
}

/** 'unauthenticated': the account is erased or suspended, so the session has ended. */
export type DescribeSessionProblem = 'unauthenticated'

const employerOf = ({ account, employment }: SessionFacts, now: Date): SessionCompany | null => {
  if (employment === null) return null
  const { billingDetails, company, member } = employment
  return {
    company,
    member,
    entitlements: entitlements(company, now),
    missing: missingForContact({ account, company, member }),
    billingDetails: hasPermission(member.role, 'plan') ? billingDetails : null,
  }
}

const isAllowedToSearch = (account: Account, employer: SessionCompany | null): boolean =>
  account.emailVerifiedAt !== null &&
  employer !== null &&
  hasPermission(employer.member.role, 'search') &&
  employer.entitlements.search

/**
 * Describes who is signed in, for the responses of login and GET /v0/user, with a new channel token and search key. Both contain the
 * account, the channel token also its session; permissions are looked up when they are used. Rules: ONB-23, ONB-24.
 */
export const describeSession =
  (deps: DescribeSessionDeps) =>
  async ({ actor }: DescribeSessionCommand): Promise<Result<SessionDescription, DescribeSessionProblem>> => {
    const facts = await deps.sessionFacts.get(actor.accountUuid)
    if (facts === null || facts.account.suspendedAt !== null || facts.account.deletionRequestedAt !== null)
      return err('unauthenticated')
    const { account: found, channelSequence, preferences, profile, twoFactor } = facts
    const { passwordHash: _passwordHash, ...account } = found
    const exchangeRates = await deps.exchangeRates.current()
    const now = deps.clock.now()
    const employer = employerOf(facts, now)
    const { sessionUuid, viewer } = actor
    // Channel and search key end with their session. Rule: IDEN-48.
    const ofSession = sessionUuid === undefined ? {} : { sessionUuid }
    // A viewer searches as the person does, and has no channel: what is delivered there is for the person alone. Rule: MOD-53.
    const ofSearch = viewer === undefined ? ofSession : toViewerClaims(viewer)
    const searchKeyEnd = viewer === undefined ? endWithin(now, SEARCH_KEY_MS, SEARCH_KEY_STEP_MS) : viewer.until
    const sign = async (audience: SignedAudience, expiresAt: Date, claims = {}): Promise<SignedToken> => ({
      token: await deps.tokens.sign(audience, { accountUuid: found.uuid, ...claims }, expiresAt),
      expiresAt,
    })
    const [channelToken, searchKey] = await Promise.all([
      found.emailVerifiedAt === null || viewer !== undefined
        ? null
        : sign('channel', endWithin(now, CHANNEL_TOKEN_MS, CHANNEL_TOKEN_STEP_MS), ofSession),
      isAllowedToSearch(found, employer) ? sign('search', searchKeyEnd, ofSearch) : null,
    ])
    return ok({
      account,
      signingUp: isSigningUp(found.signUpStep),
      signUpStep: found.signUpStep,
      firstLogin: found.justVerified,
      profile,
      vettingReasons: profile === null ? [] : await vettingReasons(deps.listSource, profile),
      employer,
      preferences,
      twoFactor,
      exchangeRates: judgeRates(exchangeRates, now),
      channelToken,
      channelSequence,
      searchKey,
      viewedUntil: viewer?.until ?? null,
    })
  }
