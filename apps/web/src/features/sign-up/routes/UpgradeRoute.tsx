import type { Plan } from '@guildhall/domain/plans'
import type { Answer } from '@guildhall/rest-contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Payer } from '../../billing/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useChoosePlan } from '../api/use-choose-plan.ts'
import { useSignUpOptions } from '../api/use-sign-up-options.ts'
import { signUpPath } from '../sign-up-steps.ts'
import { SubscriptionStep } from './SubscriptionStep.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** The first error message: of a field if there is one. */
const getRefusal = (answer: Answer<unknown, string> | undefined): string | null =>
  answer === undefined || answer.ok ? null : (Object.values(answer.errors).flat()[0] ?? answer.message)

/** The plan of an existing company: its own size and seats are the defaults. Rule: ONB-19. */
export const UpgradeRoute = ({ payer }: { readonly payer: Payer }) => {
  usePageTitle(t('Choose your subscription type'))
  const navigate = useNavigate()
  const options = useSignUpOptions()
  const [plan, setPlan] = useState<Plan>(payer.plan)
  const { isUpgrade } = payer
  const choosePlan = useChoosePlan(payer, () => navigate({ href: signUpPath('payment-details') }))
  return (
    <SubscriptionStep
      isUpgrade
      isSignedIn={isUpgrade}
      plan={plan}
      base={options.planBase}
      onChange={(changes) => setPlan((now) => ({ ...now, ...changes }))}
      onNext={() => choosePlan.mutate(plan)}
      onBack={() => void navigate({ href: isUpgrade ? '/dashboard' : '/login' })}
      isPending={choosePlan.isPending}
      refusal={getRefusal(choosePlan.data)}
    />
  )
}
