import { hasTwoFactor, type Operator, OPERATOR_RIGHTS, operatorLinkPath } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'

import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'

interface DescribedSession {
  readonly operator: Operator
  readonly expiresAt: Date
  readonly mustSetUpTwoFactor: boolean
}

const toSessionWire = ({ expiresAt, mustSetUpTwoFactor, operator }: DescribedSession) => {
  const { email, name, role, uuid } = operator
  return {
    operator: { uuid, email, name, role },
    rights: mustSetUpTwoFactor ? [] : [...OPERATOR_RIGHTS[role]],
    mustSetUpTwoFactor,
    hasTwoFactor: hasTwoFactor(operator),
    expiresAt: expiresAt.toISOString(),
  }
}

const toListedOperator = (operator: Operator) => {
  const { createdAt, disabledAt, email, name, role, uuid } = operator
  return {
    uuid,
    email,
    name,
    role,
    hasTwoFactor: hasTwoFactor(operator),
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  }
}

/** Operators: their session, and each other. Rules: MOD-14 to MOD-23. */
export const staffHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'signInOperator'
  | 'readOperator'
  | 'signOutOperator'
  | 'proveOperator'
  | 'startOperatorTwoFactor'
  | 'confirmOperatorTwoFactor'
  | 'readOperatorLink'
  | 'acceptOperatorLink'
  | 'listOperators'
  | 'makeOperatorLink'
  | 'changeOperatorRole'
  | 'disableOperator'
> => ({
  signInOperator: async ({ body, facts: { address } }) => {
    const signedIn = await useCases.signInOperator({ ...body, address })
    if (!signedIn.ok) return signedIn
    const { expiresAt, operator, token } = signedIn.value
    const actor = await useCases.authenticateOperator(token)
    const mustSetUpTwoFactor = actor?.mustSetUpTwoFactor ?? true
    const operatorCookie = { token, expiresAt }
    return { ...ok(toSessionWire({ operator, expiresAt, mustSetUpTwoFactor })), operatorCookie }
  },
  readOperator: async ({ actor }) => {
    const found = await useCases.readOperator({ actor })
    return found.ok ? ok(toSessionWire({ ...found.value, mustSetUpTwoFactor: actor.mustSetUpTwoFactor })) : found
  },
  signOutOperator: async ({ actor }) => ({ ...(await useCases.signOutOperator({ actor })), operatorCookie: null }),
  proveOperator: ({ actor, body, facts: { address } }) =>
    useCases.proveOperator({ actor, password: body.password, address }),
  startOperatorTwoFactor: ({ actor }) => useCases.startOperatorTwoFactor({ actor }),
  confirmOperatorTwoFactor: ({ actor, body }) => useCases.confirmOperatorTwoFactor({ actor, otp: body.otp }),
  readOperatorLink: async ({ body }) => {
    const found = await useCases.readOperatorLink(body)
    if (!found.ok) return found
    const { email, name, role } = found.value
    return ok({ email, name, role })
  },
  acceptOperatorLink: async ({ body }) => {
    const { name, password, password_confirmation: passwordConfirmation, token } = body
    const accepted = await useCases.acceptOperatorLink({ token, name, password, passwordConfirmation })
    return accepted.ok ? ok(null) : renameFields(accepted, { passwordConfirmation: 'password_confirmation' })
  },
  listOperators: async ({ actor }) => {
    const found = await useCases.listOperators({ actor })
    return found.ok ? ok({ operators: found.value.map(toListedOperator) }) : found
  },
  makeOperatorLink: async ({ actor, body }) => {
    const made = await useCases.makeOperatorLink({ ...body, by: actor })
    if (!made.ok) return made
    const { expiresAt, operator, token } = made.value
    return ok({ path: operatorLinkPath(token), role: operator.role, expiresAt: expiresAt.toISOString() })
  },
  changeOperatorRole: ({ actor, body, params }) =>
    useCases.changeOperatorRole({ actor, operatorUuid: params.id, role: body.role }),
  disableOperator: ({ actor, params }) => useCases.disableOperator({ actor, operatorUuid: params.id }),
})
