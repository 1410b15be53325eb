import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { sessionQuery, useSave } from '../../session/index.ts'
import { billingBody, type BillingDetailsValues, refusedBilling } from '../components/BillingDetailsForm/index.ts'

/** Creates or updates the billing details of the user's company. */
export function useSaveBillingDetails() {
  const queries = useQueryClient()
  return useSave<BillingDetailsValues>({
    call: (values) => {
      const current = queries.getQueryData(sessionQuery.queryKey)?.billingInfo ?? null
      const body = billingBody(values)
      return current !== null ? api.updateBillingInfo({ body }) : api.createBillingInfo({ body })
    },
    errorsOf: refusedBilling,
    savedMessage: t('Billing details saved'),
  })
}
