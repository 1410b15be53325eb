import { lazy, type ReactNode, Suspense } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../Brand/index.ts'
import type { GuildhallIllustrationProps } from '../GuildhallIllustration/index.ts'
import { LegalLinks } from '../LegalLinks/index.ts'
import styles from './AuthLayout.module.css'

const GuildhallIllustration = lazy(async () => ({
  default: (await import('../GuildhallIllustration/index.ts')).GuildhallIllustration,
}))

export interface AuthLayoutProps extends GuildhallIllustrationProps {
  readonly title: string
  /** One line below the title. */
  readonly lead?: ReactNode
  /** The progress through the steps, shown in the bar. */
  readonly steps?: ReactNode
  /** At the end of the bar: the link to the alternative, sign-in or sign-up. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The layout of sign-in and sign-up pages: the form in one column, the illustration beside it. */
export const AuthLayout = ({ title, lead, steps, aside, children, ...hall }: AuthLayoutProps) => (
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
        <Suspense>
          <GuildhallIllustration {...hall} />
        </Suspense>
      </div>
    </div>
  </div>
)
