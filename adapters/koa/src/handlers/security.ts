import { ok } from '@guildhall/domain/shared'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'

const passwordFieldNames = {
  currentPassword: 'current_password',
  passwordConfirmation: 'password_confirmation',
} as const

/** Password, sessions, e-mail address and mobile number of an account. Rules: IDEN-29, IDEN-31, IDEN-32, IDEN-36. */
export const securityHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'setMobile'
  | 'requestEmailChange'
  | 'confirmEmailChange'
  | 'restoreEmail'
  | 'proveIdentity'
> => ({
  requestPasswordReset: ({ body }) => useCases.requestPasswordReset({ email: body.email }),
  resetPassword: async ({ body }) => {
    const { email, password, password_confirmation: passwordConfirmation, token } = body
    const reset = await useCases.resetPassword({ email, token, password, passwordConfirmation })
    return reset.ok ? reset : renameFields(reset, passwordFieldNames)
  },
  changePassword: async ({ actor, body, facts }) => {
    const changed = await useCases.changePassword({
      actor,
      currentPassword: body.current_password,
      password: body.password,
      passwordConfirmation: body.password_confirmation,
      address: facts.address,
    })
    return changed.ok ? changed : renameFields(changed, passwordFieldNames)
  },
  listSessions: async ({ actor }) => {
    const listed = await useCases.listSessions({ actor })
    if (!listed.ok) return listed
    const sessions = listed.value.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    return ok({ sessions })
  },
  endSession: async ({ actor, params }) => {
    const ended = await useCases.endSession({ actor, uuid: params.id })
    if (!ended.ok) return ended
    return ended.value ? { ...ok(null), cookie: null } : ok(null)
  },
  endOtherSessions: async ({ actor }) => {
    await useCases.endOtherSessions({ actor })
    return ok(null)
  },
  setMobile: async ({ actor, body, facts }) => {
    const countryCode = facts.countryCode ?? DEFAULT_COUNTRY_CODE
    const saved = await useCases.setMobile({ actor, mobile: body.mobile, countryCode })
    return saved.ok ? ok({ mobile: saved.value.mobile ?? '' }) : saved
  },
  requestEmailChange: ({ actor, body }) => useCases.requestEmailChange({ actor, email: body.email }),
  confirmEmailChange: async ({ actor, body }) => {
    const changed = await useCases.confirmEmailChange({ actor, otp: body.otp })
    return changed.ok ? ok({ email: changed.value.email }) : changed
  },
  restoreEmail: ({ body }) => useCases.restoreEmail({ token: body.token }),
  proveIdentity: async ({ actor, body: { otp, password }, facts: { address } }) => {
    const proved = await useCases.proveIdentity({ actor, password, otp, address })
    return proved.ok ? ok(null) : proved
  },
})
