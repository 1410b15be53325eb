import { isCompanySize, type Plan } from '@guildhall/domain/plans'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { usePayer } from '../../billing/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { NotFoundPage } from '../../not-found/index.ts'
import { AccountDetailsStep } from './AccountDetailsStep.tsx'
import { EmployerQuestionsStep } from './EmployerQuestionsStep.tsx'
import { readInviteDraft } from '../../invite/index.ts'
import { LoginDetailsRoute } from './LoginDetailsRoute.tsx'
import { emptySecrets, getStepLabels, validateStep } from '../registration-of.ts'
import { type SignUpDraft, useSignUpDraft } from '../sign-up-draft.ts'
import { useSignUpOptions } from '../api/use-sign-up-options.ts'
import {
  getAdjacentSteps,
  isInvitedStep,
  isPaymentStep,
  type OwnStepId,
  signUpPath,
  type SignUpStepId,
  parseStep,
} from '../sign-up-steps.ts'
import { readSignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { visitProvider } from '../../../shared/navigation/visit-provider.ts'
import { useExternalPerson } from '../api/use-external-person.ts'
import { SubscriptionStep } from './SubscriptionStep.tsx'
import { SuccessRoute } from './SuccessRoute.tsx'
import { TypeStep } from './TypeStep.tsx'
import { UpgradeRoute } from './UpgradeRoute.tsx'
import { t } from '../../../shared/i18n/index.ts'

const loadQuestions = () => import('./ContractorQuestionsRoute.tsx')
const loadDetails = () => import('./DetailsStep.tsx')
const ContractorQuestionsRoute = lazy(async () => ({ default: (await loadQuestions()).ContractorQuestionsRoute }))
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }))
// Few users need the steps of invited users and those after the account is created, so they load on demand.
const PaymentRoute = lazy(async () => ({ default: (await import('./PaymentRoute.tsx')).PaymentRoute }))
const InvitedRoute = lazy(async () => ({ default: (await import('./InvitedRoute.tsx')).InvitedRoute }))
const JoinedRoute = lazy(async () => ({ default: (await import('./JoinedRoute.tsx')).JoinedRoute }))

const titles: Readonly<Record<OwnStepId, string>> = {
  '': t('Let’s get started'),
  'do-you-qualify': t('Tell us more about yourself'),
  details: t('Your details'),
  'subscription-details': t('Choose your subscription type'),
  'account-details': t('Account details'),
  'login-details': t('Set your login details'),
  success: t('Sign up successful'),
}

/** The errors of a step, stored with the step so that they show only there. */
interface Refused {
  readonly step: SignUpStepId
  readonly errors: readonly FormError[]
}

const none: readonly FormError[] = []

/** The steps that must be complete before a step. */
const requiredSteps: Readonly<Partial<Record<SignUpStepId, readonly SignUpStepId[]>>> = {
  'subscription-details': ['details'],
  'account-details': ['details', 'subscription-details'],
  'login-details': ['details', 'subscription-details', 'account-details'],
}

const employerSteps: readonly SignUpStepId[] = ['subscription-details', 'account-details']

/** The first incomplete step before this one; null if there is none. */
function findIncompleteStep(step: SignUpStepId, draft: SignUpDraft): SignUpStepId | null {
  if (step === '') return null
  if (step === 'success') return draft.sentTo === null ? '' : null
  if (draft.userType === null) return ''
  if (!isInFlow(step, draft)) return 'details'
  const required = requiredSteps[step] ?? []
  return (
    required.find((earlier) => validateStep(earlier, draft, emptySecrets).length > 0 && isInFlow(earlier, draft)) ??
    null
  )
}

const isInFlow = (step: SignUpStepId, { userType }: SignUpDraft): boolean =>
  userType === 'employer' || !employerSteps.includes(step)

const toPlan = ({ companySize, seats, annual }: SignUpDraft): Plan => ({
  size: companySize !== null && isCompanySize(companySize) ? companySize : '11-50',
  seats,
  billedAnnually: annual,
})

/** The steps below /sign-up; the input is preserved between them. Rules: ONB-1, ONB-2. */
export const SignUpRoute = () => (
  <Suspense>
    <StepSwitch />
  </Suspense>
)

const StepSwitch = () => {
  const { step: text } = useParams({ strict: false })
  const step = parseStep(text)
  const [draft] = useSignUpDraft()
  const payer = usePayer()
  if (step === null) return <NotFoundPage />
  if (isPaymentStep(step)) return <PaymentRoute step={step} />
  if (isInvitedStep(step)) return <InvitedRoute step={step} />
  if (step === 'success' && readInviteDraft()?.isJoined === true) return <JoinedRoute />
  // A user in the middle of another sign-up chooses a plan for that one.
  const isSettled = payer?.isUpgrade === true || draft.userType === null || draft.sentTo === payer?.email
  return step === 'subscription-details' && payer !== null && isSettled ? (
    <UpgradeRoute payer={payer} />
  ) : (
    <CurrentStep step={step} />
  )
}

const CurrentStep = ({ step }: { readonly step: OwnStepId }) => {
  usePageTitle(titles[step])
  const navigate = useNavigate()
  const [draft, change] = useSignUpDraft()
  const [refused, setRefused] = useState<Refused | null>(null)
  const errors = refused?.step === step ? refused.errors : none
  const options = useSignUpOptions()
  const { external } = useSearch({ strict: false })
  const returnedFrom = useExternalPerson(external === 'sign-up', change)
  const stop = findIncompleteStep(step, draft)
  useEffect(() => {
    // Preloads the next steps while the user fills in the first.
    Promise.all([loadQuestions(), loadDetails()]).catch(() => undefined)
  }, [])
  useEffect(() => {
    if (stop !== null) void navigate({ href: signUpPath(stop), replace: true })
  }, [stop, navigate])
  if (stop !== null) return null
  const go = (to: SignUpStepId): void => {
    setRefused(null)
    void navigate({ href: signUpPath(to) })
  }
  const { back, next } = getAdjacentSteps(draft.userType, step)
  const visitorCountry = options.countryCode
  const filled: SignUpDraft = { ...draft, mobileCountry: draft.mobileCountry ?? draft.countryCode ?? visitorCountry }
  const ways = {
    onBack: () => go(back ?? ''),
    onNext: () => {
      const wrong = validateStep(step, filled, emptySecrets)
      if (wrong.length > 0) setRefused({ step, errors: wrong })
      else {
        // Defaults become part of the draft once they were shown: a later response with better ones must not replace them.
        if ('mobile' in getStepLabels(step, draft.userType)) change(filled)
        go(next)
      }
    },
  }
  switch (step) {
    case '':
      return (
        <TypeStep
          userType={draft.userType}
          onChange={(userType) => change({ userType })}
          providers={readSignInProviders()}
          onProvider={(name) => visitProvider(name)}
          returnedFrom={returnedFrom}
          onNext={() => {
            change({ userType: draft.userType ?? 'contractor' })
            go('do-you-qualify')
          }}
        />
      )
    case 'do-you-qualify':
      return draft.userType === 'employer' ? (
        <EmployerQuestionsStep {...ways} answers={draft} onChange={change} />
      ) : (
        <ContractorQuestionsRoute
          {...ways}
          answers={draft}
          onChange={change}
          visitorCountry={visitorCountry}
          onNext={() => {
            change({ countryCode: draft.countryCode ?? visitorCountry })
            go(next)
          }}
        />
      )
    case 'details':
      return <DetailsStep {...ways} draft={filled} onChange={change} visitorCountry={visitorCountry} errors={errors} />
    case 'subscription-details':
      return (
        <SubscriptionStep
          {...ways}
          plan={toPlan(draft)}
          base={options.planBase}
          begins={draft.begins}
          onBegins={(begins) => change({ begins })}
          errors={errors}
          onChange={({ size, seats, billedAnnually }) =>
            change({
              companySize: size ?? draft.companySize,
              seats: seats ?? draft.seats,
              annual: billedAnnually ?? draft.annual,
            })
          }
        />
      )
    case 'account-details':
      return (
        <AccountDetailsStep
          {...ways}
          draft={filled}
          onChange={change}
          visitorCountry={visitorCountry}
          errors={errors}
        />
      )
    case 'login-details':
      return (
        <LoginDetailsRoute
          draft={filled}
          onChange={change}
          onBack={ways.onBack}
          onRefused={(earlier, wrong) => {
            setRefused({ step: earlier, errors: wrong })
            void navigate({ href: signUpPath(earlier) })
          }}
        />
      )
    case 'success':
      return <SuccessRoute draft={draft} />
  }
}
