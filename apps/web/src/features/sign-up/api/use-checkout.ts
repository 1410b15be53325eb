import type { BasePrice, PaymentService } from '@guildhall/domain/plans'
import { useMutation } from '@tanstack/react-query'
import { type Payer, toPlanOrder } from '../../billing/index.ts'

/** Starts a checkout at the payment provider; the response has the address of its page. Rule: BILL-12. */
export const useCheckout = ({ client, plan }: Payer, provider: PaymentService, currency: BasePrice['currency']) =>
  useMutation({
    mutationFn: () => client.startCheckout({ params: { provider }, body: { ...toPlanOrder(plan), currency } }),
  })
