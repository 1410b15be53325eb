import { RETENTION, type DataExportState } from '@guildhall/domain/privacy'
import { ok } from '@guildhall/domain/shared'
import type { Reply, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toExportWire = (found: DataExportState): Reply<Routes['readExport']> => {
  const none = { requestedAt: null, readyAt: null, expiresAt: null, url: null }
  if (found.state === 'none') return { state: 'none', ...none }
  const requestedAt = found.requestedAt.toISOString()
  if (found.state === 'running') return { ...none, state: 'running', requestedAt }
  const [readyAt, expiresAt] = [found.readyAt.toISOString(), found.expiresAt.toISOString()]
  return { state: 'ready', requestedAt, readyAt, expiresAt, url: found.url }
}

/** Account deletion and restoration, retention rules, and data export. Rules: PRIV-3, PRIV-6, PRIV-7. */
export const privacyHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'deleteUser' | 'readExport' | 'readRetention' | 'requestExport' | 'restoreUser'
> => ({
  deleteUser: async ({ actor, body, facts }) => {
    const planned = await useCases.deleteAccount({
      actor,
      password: body.password,
      otp: body.otp,
      address: facts.address,
      successorUuid: body.successor_uuid?.toLowerCase() ?? null,
      closeCompany: body.close_company ?? false,
    })
    if (!planned.ok) return renameFields(planned, { successorUuid: 'successor_uuid' })
    return { ...ok({ deletesAt: planned.value.deletesAt.toISOString() }), cookie: null }
  },
  readRetention: () =>
    Promise.resolve(
      ok({ rules: RETENTION.map(({ key, group, duration: kept, what, why }) => ({ key, group, what, kept, why })) }),
    ),
  restoreUser: ({ body, facts }) =>
    useCases.restoreAccount({
      email: body.email,
      password: body.password,
      address: facts.address,
      ...(body.otp === undefined ? {} : { otp: body.otp }),
    }),
  requestExport: async ({ actor }) => {
    const result = await useCases.requestExport({ actor })
    return result.ok ? ok(toExportWire(result.value)) : result
  },
  readExport: async ({ actor }) => {
    const found = await useCases.readExport({ actor })
    return found.ok ? ok(toExportWire(found.value)) : found
  },
})
