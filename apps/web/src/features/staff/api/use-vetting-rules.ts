import { operatorReasonRules } from '@guildhall/domain/moderation'
import { validate } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'

/** What is approved without a vetter, and how much of it was. */
export type VettingRules = Received<Routes['readVettingRules']>
/** The rules alone. */
export type ApprovalRulesWire = VettingRules['rules']
/** What rules would have approved of the last 30 days' decisions. */
export type VettingTrial = Received<Routes['tryVettingRules']>

/** Rule: MOD-87. */
export const useVettingRules = (): Loadable<VettingRules> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.vettingRules,
      queryFn: async ({ signal }) => orThrow(await api.readVettingRules({ signal })),
      staleTime: 0,
    }),
  )

/** Tries rules while they are chosen; the answer before stays until the next one is there. Rule: MOD-89. */
export const useVettingTrial = (rules: ApprovalRulesWire): Loadable<VettingTrial> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.vettingTrial(rules),
      queryFn: async ({ signal }) => orThrow(await api.tryVettingRules({ body: { rules } }, { signal })),
      placeholderData: keepPreviousData,
    }),
  )

/** What an operator chooses, and why. */
export interface TypedRules {
  readonly rules: ApprovalRulesWire
  readonly reason: string
}

const labels = { reason: t('Reason') }

/** Saves the rules that were changed last at that moment. Rule: MOD-87. */
export function useSaveVettingRules(seenAt: string | null): FormCall<TypedRules> {
  const queries = useQueryClient()
  const read = (): Promise<void> => queries.invalidateQueries({ queryKey: staffKeys.vettingRules, exact: true })
  const { send, ...state } = useCall({
    call: (typed: TypedRules) => api.changeVettingRules({ body: { ...typed, seenAt } }),
    labels,
    onDone: async () => {
      toasts.show({ text: t('The rules hold from the next change of a profile on'), tone: 'success' })
      await read()
    },
    // A colleague may have changed them: the next try is about theirs.
    onRefused: () => {
      void read()
      return false
    },
  })
  return {
    ...state,
    send: (typed) =>
      send(typed, toFormErrors(validate({ reason: typed.reason }, { reason: operatorReasonRules }), labels)),
  }
}
