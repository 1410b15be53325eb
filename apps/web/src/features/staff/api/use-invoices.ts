import type { InvoiceAction } from '@guildhall/domain/moderation'
import type { InvoiceState } from '@guildhall/domain/billing'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ActionDialogProps } from '../components/People/index.ts'
import type { ProofDialogProps } from '../components/ProofDialog.tsx'
import { staffKeys } from './keys.ts'
import { type Found, useFound } from './use-look-up.ts'
import { useProof } from './use-proof.ts'
import { useStaffActions } from './use-staff-actions.ts'

/** An invoice in the list. */
export type InvoiceEntry = Received<Routes['findInvoices']>['invoices'][number]
/** An invoice with what is behind it. */
export type InvoiceDetails = Received<Routes['readInvoiceDetails']>

/** Invoices of all companies. Rule: MOD-48. */
export const useInvoices = (state: InvoiceState, text: string): Loadable<Found<InvoiceEntry>> =>
  useFound(staffKeys.invoices(state, text), text, async (query, signal) => {
    const { invoices, next_cursor: next } = orThrow(await api.findInvoices({ query: { ...query, state } }, { signal }))
    return { items: invoices, next }
  })

/** An invoice with what is behind it. Rule: MOD-48. */
export const useInvoice = (uuid: string): Loadable<InvoiceDetails> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.invoice(uuid),
      queryFn: async ({ signal }) => orThrow(await api.readInvoiceDetails({ params: { id: uuid } }, { signal })),
      staleTime: 0,
    }),
  )

/** What operators do with an invoice. Rule: MOD-49. */
export function useInvoiceActions(uuid: string): {
  readonly dialog: ActionDialogProps | null
  readonly proof: ProofDialogProps | null
  readonly onPay: (number: string) => void
  readonly onVoid: (number: string) => void
  readonly onCredit: (number: string) => void
  readonly onResend: (number: string) => void
} {
  const { ask, dialog, run } = useStaffActions(staffKeys.allInvoices)
  const { dialog: proof, run: prove } = useProof()
  const call = (action: InvoiceAction, reason: string) => () =>
    api.handleInvoice({ params: { id: uuid }, body: { action, reason } })
  return {
    dialog,
    proof,
    onPay: (number) =>
      ask({
        title: t('Mark {number} as paid?', { number }),
        text: t(
          'What it is for takes effect now, and the company gets a receipt. Give the reference of the transfer as the reason.',
        ),
        saveText: t('Mark as paid'),
        doneText: t('{number} is paid', { number }),
        call: ({ reason }) => call('pay', reason)(),
      }),
    onVoid: (number) =>
      ask({
        title: t('Void {number}?', { number }),
        text: t('The company owes nothing for it any more, and is told so. This cannot be undone.'),
        saveText: t('Void'),
        doneText: t('{number} is void', { number }),
        isDanger: true,
        call: ({ reason }) => prove(call('void', reason)),
      }),
    onCredit: (number) =>
      ask({
        title: t('Credit {number}?', { number }),
        text: t('A credit note over the whole amount is sent. The money is sent back by you. This cannot be undone.'),
        saveText: t('Credit'),
        doneText: t('{number} is credited', { number }),
        isDanger: true,
        call: ({ reason }) => prove(call('credit', reason)),
      }),
    onResend: (number) => void run(call('resend', ''), t('{number} is on its way', { number })),
  }
}
