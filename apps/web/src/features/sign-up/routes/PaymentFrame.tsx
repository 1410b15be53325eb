import type { BasePrice, Plan } from '@guildhall/domain/plans'
import type { ReactNode } from 'react'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../../../shared/components/Brand/index.ts'
import { PriceCard } from '../../billing/index.ts'
import { SignUpSteps } from './SignUpStep.tsx'
import type { PaymentStepId } from '../sign-up-steps.ts'
import styles from './SubscriptionStep.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface PaymentFrameProps {
  readonly step: PaymentStepId
  readonly title: string
  readonly lead: string
  readonly plan: Plan
  readonly base: BasePrice
  /** True for an existing company: there is no progress bar, and there is a link back. */
  readonly isUpgrade: boolean
  readonly children: ReactNode
  /** Under the price: the primary action. */
  readonly actions: ReactNode
}

/** A page of the payment steps: its form, and next to it the price, line by line. */
export const PaymentFrame = ({ actions, base, children, isUpgrade, lead, plan, step, title }: PaymentFrameProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/" />
      {isUpgrade ? <span /> : <SignUpSteps step={step} userType="paying" />}
      <span className={styles['aside']}>
        {isUpgrade ? (
          <Link href="/dashboard">{t('Back to your dashboard')}</Link>
        ) : (
          <Link href="/login">{t('Sign in')}</Link>
        )}
      </span>
    </header>
    <main id="main" className={styles['plans']}>
      <div className={styles['filled']}>
        <header className={styles['head']}>
          <Text as="h1" variant="title">
            {title}
          </Text>
          <Text tone="muted" variant="prose">
            {lead}
          </Text>
        </header>
        {children}
      </div>
      <aside className={styles['price']} aria-label={t('Your price')}>
        <PriceCard plan={plan} base={base}>
          {actions}
        </PriceCard>
      </aside>
    </main>
  </div>
)
