import type { ReactNode } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../Brand/index.ts'
import { Hall, type HallProps } from '../Hall/index.ts'
import { LegalLinks } from '../LegalLinks/index.ts'
import styles from './SignFrame.module.css'

export interface SignFrameProps extends HallProps {
  readonly title: string
  /** One line under the title. */
  readonly lead?: ReactNode
  /** Where one is on the way, in the bar. */
  readonly steps?: ReactNode
  /** At the end of the bar: the other way in. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of everybody who is not signed in: one column to fill in, and the hall beside it. */
export const SignFrame = ({ title, lead, steps, aside, children, ...hall }: SignFrameProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/" />
      <div className={styles['steps']}>{steps}</div>
      <div className={styles['aside']}>{aside}</div>
    </header>
    <div className={styles['sign']}>
      <main id="main" className={styles['form']}>
        <header className={styles['head']}>
          <Text as="h1" variant="title">
            {title}
          </Text>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </header>
        {children}
        <LegalLinks />
      </main>
      <div className={styles['art']}>
        <Hall {...hall} />
      </div>
    </div>
  </div>
)
