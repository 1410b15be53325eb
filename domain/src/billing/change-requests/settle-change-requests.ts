import { DependencyUnavailable, ok } from '../../shared/index.ts'
import { findGateway, type PaymentGateways } from '../payer.ts'
import { type AskProviderDeps, settleLeftRequest } from './ask-provider.ts'
import type { ChangeRequest } from './change-request.ts'

export interface SettleChangeRequestsDeps extends AskProviderDeps {
  readonly gateways: PaymentGateways
}

/** Requests in one run. */
const BATCH = 50

/**
 * Settles what a crash or a time-out has left without an answer, and nobody has repeated; returns how many. While a provider is away its
 * requests wait for the next run. Rule: BILL-32.
 */
export const settleChangeRequests = (deps: SettleChangeRequestsDeps) => async (): Promise<number> => {
  const listed = await deps.unitOfWork.run<readonly ChangeRequest[], never>(async ({ changeRequests }) =>
    ok(await changeRequests.listStuck(deps.clock.now(), BATCH)),
  )
  let settled = 0
  for (const request of listed.ok ? listed.value : []) {
    const gateway = findGateway(deps.gateways, request.service)
    if (gateway === null) continue
    try {
      if (await settleLeftRequest(deps)(gateway, request)) settled += 1
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error
    }
  }
  return settled
}
