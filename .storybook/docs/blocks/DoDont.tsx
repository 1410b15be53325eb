import type { ReactNode } from 'react'
import { CircleCheck, CircleX } from '../../../ui-kit/src/Icon/icons.ts'
import { Icon } from '../../../ui-kit/src/Icon/index.ts'
import styles from './blocks.module.css'

interface AdviceProps {
  /** One sentence: what is right or wrong about it, and why. */
  readonly text: string
  readonly children?: ReactNode
}

/** Advice side by side. */
export const DoDont = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['advice']}>{children}</div>
)

/** A sample of how to do it. */
export const Do = ({ text, children }: AdviceProps) => (
  <figure className={styles['do']}>
    {children !== undefined && <div className={styles['sample']}>{children}</div>}
    <figcaption>
      <Icon icon={CircleCheck} />
      <span>
        <strong>Do.</strong> {text}
      </span>
    </figcaption>
  </figure>
)

/** A sample of how not to do it. */
export const Dont = ({ text, children }: AdviceProps) => (
  <figure className={styles['dont']}>
    {children !== undefined && <div className={styles['sample']}>{children}</div>}
    <figcaption>
      <Icon icon={CircleX} />
      <span>
        <strong>Don’t.</strong> {text}
      </span>
    </figcaption>
  </figure>
)
