import type { Plan } from '@guildhall/domain/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savePendingSignUp, type Payer, readPendingSignUp } from '../../billing/index.ts'
import { refreshSession } from '../../session/index.ts'

/** Saves the plan that a company chose before paying, then runs `onSaved`. Rule: ONB-19. */
export function useChoosePlan({ client, isUpgrade }: Payer, onSaved: () => Promise<void>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (plan: Plan) => {
      const { billedAnnually, seats, size } = plan
      const answer = await client.choosePlan({ body: { employee_count: size, seats, billed_anually: billedAnnually } })
      if (!answer.ok) return answer
      const signingUp = readPendingSignUp()
      if (isUpgrade) await refreshSession(queries)
      else if (signingUp !== null) savePendingSignUp({ ...signingUp, plan })
      await onSaved()
      return answer
    },
  })
}
