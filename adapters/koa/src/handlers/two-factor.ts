import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** Two-step sign-in. Rule: IDEN-37. */
export const twoFactorHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'startTwoFactor' | 'confirmTwoFactor' | 'removeTwoFactor' | 'regenerateRecoveryCodes'
> => ({
  startTwoFactor: ({ actor, body, facts: { address } }) =>
    useCases.startTwoFactor({ actor, password: body.password, address }),
  confirmTwoFactor: async ({ actor, body }) => {
    const confirmed = await useCases.confirmTwoFactor({ actor, otp: body.otp })
    return confirmed.ok ? ok({ recoveryCodes: [...confirmed.value] }) : confirmed
  },
  removeTwoFactor: ({ actor, body, facts: { address } }) => useCases.removeTwoFactor({ actor, ...body, address }),
  regenerateRecoveryCodes: async ({ actor, body, facts: { address } }) => {
    const renewed = await useCases.regenerateRecoveryCodes({ actor, ...body, address })
    return renewed.ok ? ok({ recoveryCodes: [...renewed.value] }) : renewed
  },
})
