import type { RefAttributes } from 'react'
import { Check } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Stepper.module.css'
import { say } from '../words/index.ts'

export interface StepperProps extends RefAttributes<HTMLDivElement> {
  /** "Steps". */
  readonly label: string
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** The id of the step that is open; those before it are done. */
  readonly current: string
  readonly doneLabel?: string | undefined
  /** What a phone shows instead: "Step 1 of 4". */
  readonly briefText?: ((step: number, of: number) => string) | undefined
  readonly className?: string | undefined
}

const brief = (step: number, of: number): string => say('Step {step} of {of}', { step, of })

/** Where one is on a way of a few steps; on a phone only the number of the open step is shown. */
export const Stepper = ({
  label,
  steps,
  current,
  doneLabel = 'done',
  briefText = brief,
  className,
  ref,
}: StepperProps) => {
  const open = steps.findIndex((step) => step.id === current)
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
                {state === 'done' ? <Icon of={Check} /> : index + 1}
              </span>
              <span className={styles['label']}>{step.label}</span>
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
      <span className={styles['brief']} aria-hidden="true">
        {briefText(open + 1, steps.length)}
      </span>
    </div>
  )
}
