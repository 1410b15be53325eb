import { RETENTION } from '@guildhall/domain/departures'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { spelt } from '../mappers/spelling.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** The end of an account, and its return. Source: product-spec §7; D18. */
export const departureHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'deleteUser' | 'readRetention' | 'restoreUser'> => ({
  deleteUser: async ({ actor, body, facts }) => {
    const planned = await useCases.deleteAccount({
      actor,
      password: body.password,
      address: facts.address,
      successorUuid: body.successor_uuid?.toLowerCase() ?? null,
      closeCompany: body.close_company ?? false,
    })
    if (!planned.ok) return spelt(planned, { successorUuid: 'successor_uuid' })
    return { ...ok({ deletesAt: planned.value.deletesAt.toISOString() }), cookie: null }
  },
  readRetention: () =>
    Promise.resolve(ok({ rules: RETENTION.map(({ key, kept, what, why }) => ({ key, what, kept, why })) })),
  restoreUser: ({ body, facts }) =>
    useCases.restoreAccount({ email: body.email, password: body.password, address: facts.address }),
})
