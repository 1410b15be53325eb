import type { Plan } from '@guildhall/domain/plans'
import type { Answer } from '@guildhall/rest-contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { keepSigningUp, readSigningUp, type Payer } from '../../billing/index.ts'
import { refreshSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { optionsQuery, usualOptions } from '../api/sign-up-options.ts'
import { pathOf } from '../sign-up-steps.ts'
import { SubscriptionStep } from './SubscriptionStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** The first words of a refusal: those of a field where there is one. */
const refusalOf = (answer: Answer<unknown, string> | undefined): string | null =>
  answer === undefined || answer.ok ? null : (Object.values(answer.errors).flat()[0] ?? answer.message)

/** The plan of a company that is here already: its own size and seats to begin with. Rule: ONB-19. */
export const UpgradeRoute = ({ payer }: { readonly payer: Payer }) => {
  usePageTitle(t('Choose your subscription type'))
  const navigate = useNavigate()
  const queries = useQueryClient()
  const options = useQuery(optionsQuery).data ?? usualOptions
  const [plan, setPlan] = useState<Plan>(payer.plan)
  const { client, isUpgrade } = payer
  const { billedAnnually, seats, size } = plan
  const choosing = useMutation({
    mutationFn: () => client.choosePlan({ body: { employee_count: size, seats, billed_anually: billedAnnually } }),
    onSuccess: async (answer) => {
      if (!answer.ok) return
      const signingUp = readSigningUp()
      if (isUpgrade) await refreshSession(queries)
      else if (signingUp !== null) keepSigningUp({ ...signingUp, plan })
      await navigate({ href: pathOf('payment-details') })
    },
  })
  return (
    <SubscriptionStep
      isUpgrade
      isSignedIn={isUpgrade}
      plan={plan}
      base={options.planBase}
      onChange={(changes) => setPlan((now) => ({ ...now, ...changes }))}
      onNext={() => choosing.mutate()}
      onBack={() => void navigate({ href: isUpgrade ? '/dashboard' : '/login' })}
      isPending={choosing.isPending}
      refusal={refusalOf(choosing.data)}
    />
  )
}
