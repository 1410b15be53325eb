import type { CompanyRepository } from '../../companies/index.ts'
import {
  addMinutes,
  type AuditAction,
  type AuditLog,
  type Clock,
  createAuditEntry,
  DependencyUnavailable,
  err,
  type IdGenerator,
  ok,
  type Pause,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { ChangeProblem, GatewaySubscription, PaymentGateway } from '../payments/payment-gateway.port.ts'
import {
  isSameChange,
  PROVIDER_ANSWER_MINUTES,
  type ChangeRequest,
  type ChangeRequestRepository,
  type WantedChange,
} from './change-request.ts'

export interface AskProviderDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly pause: Pause
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate'>
    readonly changeRequests: ChangeRequestRepository
  }>
  readonly syncSubscription: (subject: {
    readonly service: string
    readonly subscriptionId: string
  }) => Promise<unknown>
}

/** 'another-settled': an earlier change of the company was left without an answer; it is settled now, and this one is to be decided anew. */
export type AskProviderProblem = ChangeProblem | 'another-settled'

interface Claim {
  readonly request: ChangeRequest
  /** Whether it is what the caller wants; else it is one that was left before. */
  readonly isWanted: boolean
}

/** An answer to the company's request is awaited; or none came, and the provider may still act on it. */
type NotNow = 'asked' | 'unanswered'

/** Writes down what is wanted, or takes over what a crash or a time-out has left. */
const claim = async (deps: AskProviderDeps, wanted: WantedChange): Promise<Claim | NotNow> => {
  const claimed = await deps.unitOfWork.run<Claim, NotNow>(async ({ companies, changeRequests }) => {
    await companies.findForUpdate(wanted.companyUuid)
    const now = deps.clock.now()
    const known = await changeRequests.findByKey(wanted.key)
    if (known !== null && known.status !== 'requested') return ok({ request: known, isWanted: true })
    const open = known ?? (await changeRequests.findOpen(wanted.companyUuid))
    const askedUntil = addMinutes(now, PROVIDER_ANSWER_MINUTES)
    if (open === null) {
      const request: ChangeRequest = {
        ...wanted,
        uuid: deps.ids.uuid(),
        status: 'requested',
        askedUntil,
        isUnanswered: false,
        problem: null,
        requestedAt: now,
        settledAt: null,
      }
      await changeRequests.add(request)
      return ok({ request, isWanted: true })
    }
    const isWanted = isSameChange(open.change, wanted.change)
    if (open.askedUntil > now && !open.isUnanswered) return err('asked')
    if (open.askedUntil > now && !isWanted) return err('unanswered')
    const request = { ...open, askedUntil, isUnanswered: false }
    await changeRequests.save(request)
    return ok({ request, isWanted })
  })
  return claimed.ok ? claimed.value : claimed.problem
}

/** How long a change waits for the company's other one: 5 seconds. */
const PAUSE_MS = 250
const PAUSES_MAX = 20

/** The same, after the answer to another request. Throws if none comes. */
const claimInTurn = async (deps: AskProviderDeps, wanted: WantedChange): Promise<Claim> => {
  for (let pauses = 0; pauses < PAUSES_MAX; pauses += 1) {
    const claimed = await claim(deps, wanted)
    if (claimed === 'unanswered') break
    if (claimed !== 'asked') return claimed
    await deps.pause(PAUSE_MS)
  }
  throw new DependencyUnavailable(wanted.service)
}

const ask = async (
  gateway: PaymentGateway,
  { change, key, subscriptionId }: ChangeRequest,
): Promise<Result<unknown, ChangeProblem>> => {
  switch (change.type) {
    case 'plan': {
      const { at, plan, region } = change
      return gateway.changePlan({ subscriptionId, plan, region, at, key })
    }
    case 'cancelled':
      return ok(await gateway.cancelAtPeriodEnd(subscriptionId, key))
    case 'resumed':
      return ok(await gateway.resume(subscriptionId, key))
    case 'card':
      return ok(await gateway.finishCardChange(change.cardChangeId, key))
  }
}

const actions = {
  plan: 'plan-changed',
  cancelled: 'subscription-cancelled',
  resumed: 'subscription-resumed',
  card: 'card-changed',
} as const satisfies Readonly<Record<ChangeRequest['change']['type'], AuditAction>>

/** Its id makes the entry one, however often a request is settled. */
const createEntry = (deps: AskProviderDeps, { actorUuid, change, companyUuid, uuid }: ChangeRequest) => {
  const details = change.type === 'plan' ? { details: { ...change.plan } } : {}
  const entry = createAuditEntry(deps, { companyUuid, actorUuid, action: actions[change.type], ...details })
  return { ...entry, uuid }
}

/** Changes the request unless somebody else has settled it. */
const update = async (
  deps: AskProviderDeps,
  { companyUuid, key }: ChangeRequest,
  change: (request: ChangeRequest) => ChangeRequest,
): Promise<void> => {
  await deps.unitOfWork.run(async ({ audit, companies, changeRequests }) => {
    await companies.findForUpdate(companyUuid)
    const current = await changeRequests.findByKey(key)
    if (current === null || current.status !== 'requested') return ok(null)
    const changed = change(current)
    await changeRequests.save(changed)
    if (changed.status === 'done') await audit.add(createEntry(deps, changed))
    return ok(null)
  })
}

/** Whether the provider has acted on a request that was left. What the product itself asks for is always finished. */
const isBegun = async (gateway: PaymentGateway, request: ChangeRequest): Promise<boolean> => {
  const { actorUuid, change, key, subscriptionId } = request
  if (actorUuid === null) return true
  if (change.type === 'plan') return gateway.isChangeBegun(subscriptionId, key)
  const state = await gateway.findSubscription(subscriptionId)
  return state?.endsWithPeriod === (change.type === 'cancelled')
}

/**
 * Settles a request that is claimed: asks for it, and brings the subscription up to date. One that was `left`, and that nobody repeats, is only
 * finished if the provider has begun it, as whoever wanted it was told that it failed. Returns why it is refused.
 */
const settle = async (
  deps: AskProviderDeps,
  gateway: PaymentGateway,
  request: ChangeRequest,
  isLeft = false,
): Promise<ChangeProblem | null> => {
  try {
    const { service, subscriptionId } = request
    const isDropped = isLeft && !(await isBegun(gateway, request))
    const answer = isDropped ? err('not-now' as const) : await ask(gateway, request)
    if (answer.ok) await deps.syncSubscription({ service, subscriptionId })
    const problem = answer.ok ? null : answer.problem
    const settledAt = deps.clock.now()
    await update(deps, request, (open) => ({ ...open, status: answer.ok ? 'done' : 'refused', problem, settledAt }))
    return problem
  } catch (error) {
    // If this fails too, the same may be asked again after `askedUntil`.
    await update(deps, request, (open) => ({ ...open, isUnanswered: true })).catch(() => undefined)
    throw error
  }
}

/** Settles a request that nobody repeats, unless somebody does just now; whether it is settled. Rule: BILL-32. */
export const settleLeftRequest =
  (deps: AskProviderDeps) =>
  async (gateway: PaymentGateway, request: ChangeRequest): Promise<boolean> => {
    const claimed = await claim(deps, request)
    if (typeof claimed === 'string' || claimed.request.status !== 'requested') return false
    await settle(deps, gateway, claimed.request, true)
    return true
  }

/**
 * Asks a provider for a change, outside of every transaction: the request is written down, asked for with its key, and settled. A key that is
 * repeated gives the same answer, and so does the same change while the first waits for its answer. Another one waits for its turn. Throws
 * `DependencyUnavailable` if the provider gives no answer. Rules: BILL-16, BILL-19, BILL-32, MOD-7.
 */
export const askProvider =
  (deps: AskProviderDeps) =>
  async (gateway: PaymentGateway, wanted: WantedChange): Promise<Result<GatewaySubscription, AskProviderProblem>> => {
    const { isWanted, request } = await claimInTurn(deps, wanted)
    if (!isWanted) {
      await settle(deps, gateway, request, true)
      return err('another-settled')
    }
    const problem = request.status === 'requested' ? await settle(deps, gateway, request) : request.problem
    if (problem !== null) return err(problem)
    const state = await gateway.findSubscription(wanted.subscriptionId)
    if (state === null) throw new Error(`${wanted.service} has lost the subscription ${wanted.subscriptionId}`)
    return ok(state)
  }
