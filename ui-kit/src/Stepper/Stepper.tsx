import type { RefAttributes } from 'react'
import { Check } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Stepper.module.css'
import { t } from '../i18n/index.ts'

export interface StepperProps extends RefAttributes<HTMLDivElement> {
  /** "Steps". */
  readonly label: string
  /** In order. */
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** The id of the current step; the steps before it are done. */
  readonly currentStep: string
  /** Read after a step that is done. Default "done". */
  readonly completedLabel?: string | undefined
  /** Shown on a phone instead of the steps: "Step 1 of 4". */
  readonly formatCompactLabel?: ((step: number, of: number) => string) | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

const brief = (step: number, of: number): string => t('Step {step} of {of}', { step, of })

/** The progress through a few steps; on a phone only the current step is shown. */
export const Stepper = ({
  label,
  steps,
  currentStep,
  completedLabel = 'done',
  formatCompactLabel = brief,
  className,
  ref,
}: StepperProps) => {
  const open = steps.findIndex((step) => step.id === currentStep)
  return (
    <div ref={ref} className={className}>
      <ol className={styles['stepper']} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < open ? 'done' : index === open ? 'current' : 'ahead'
          return (
            <li
              key={step.id}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles['mark']} aria-hidden="true">
                {state === 'done' ? <Icon icon={Check} /> : index + 1}
              </span>
              <span className={styles['label']}>{step.label}</span>
              {state === 'done' && <VisuallyHidden>{completedLabel}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
      <span className={styles['compact']} aria-hidden="true">
        {formatCompactLabel(open + 1, steps.length)}
      </span>
    </div>
  )
}
