import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { Stepper } from '@guildhall/ui-kit/Stepper'
import { Text } from '@guildhall/ui-kit/Text'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import styles from './SignUp.module.css'
import { type SignUpStepId, type SignUpFlow, getSteps } from '../sign-up-steps.ts'
import { t } from '../../../shared/i18n/index.ts'

const WINDOWS_A_STEP = 2
const MOST_STEPS_ON_TABLETS = 6

/** Callbacks of a page that is being filled in. */
export interface StepActions {
  readonly onNext: () => void
  readonly onBack: () => void
}

export interface SignUpStepsProps {
  readonly step: SignUpStepId
  readonly userType: SignUpFlow
}

/** The progress through the steps; where they do not fit only the number and a bar. */
export const SignUpSteps = ({ step, userType }: SignUpStepsProps) => {
  const steps = getSteps(userType).map(({ id, label }) => ({ id: id === '' ? 'type' : id, label }))
  const current = step === '' ? 'type' : step
  const at = steps.findIndex(({ id }) => id === current) + 1
  const stepsClass = styles[steps.length > MOST_STEPS_ON_TABLETS ? 'longSteps' : 'deskSteps'] ?? ''
  return (
    <>
      <Stepper className={stepsClass} label={t('Sign-up steps')} currentStep={current} steps={steps} />
      <div className={styles['phoneSteps']}>
        <Text variant="caption">{t('Step {at} of {steps}', { at, steps: steps.length })}</Text>
        <span className={styles['rail']} aria-hidden="true">
          <span style={{ inlineSize: `${(at / steps.length) * 100}%` }} />
        </span>
      </div>
    </>
  )
}

export interface SignUpStepProps extends SignUpStepsProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly onNext: () => void
  readonly onBack?: (() => void) | undefined
  readonly nextText?: string
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly children: ReactNode
  /** Under the buttons. */
  readonly note?: ReactNode
}

/** One step of the sign-up: a short form next to an illustration in which every step lights two more windows. */
export const SignUpStep = ({
  step,
  userType,
  title,
  lead,
  onNext,
  onBack,
  nextText = t('Continue'),
  isPending = false,
  errors,
  children,
  note,
}: SignUpStepProps) => {
  const at = getSteps(userType).findIndex(({ id }) => id === step)
  return (
    <AuthLayout
      litWindows={(at + 1) * WINDOWS_A_STEP}
      title={title}
      lead={lead}
      steps={<SignUpSteps step={step} userType={userType} />}
      aside={<Link href="/login">{t('Sign in')}</Link>}
    >
      <Form label={title} onSubmit={onNext} errors={errors} className={styles['form']}>
        {children}
        <div className={styles['go']}>
          <Button variant="primary" size="lg" type="submit" isPending={isPending} pendingLabel={t('One moment')}>
            {nextText}
          </Button>
          {onBack !== undefined && (
            <Button variant="quiet" size="lg" onPress={onBack} isDisabled={isPending}>
              {t('Back')}
            </Button>
          )}
        </div>
      </Form>
      {note}
    </AuthLayout>
  )
}
