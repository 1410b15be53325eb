import type { ReactNode } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import { Brand } from '../../../../shared/components/Brand/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './StaffDoor.module.css'

export interface StaffDoorProps {
  readonly title: string
  /** One line below the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The layout of the operators' pages before they are in: one form, without the navigation of users. */
export const StaffDoor = ({ title, lead, children }: StaffDoorProps) => (
  <div className={styles['page']}>
    <header className={styles['bar']}>
      <Brand href="/staff" />
      <Text as="span" tone="muted">
        {t('Back office')}
      </Text>
    </header>
    <main id="main" className={styles['form']}>
      <header className={styles['head']}>
        <Text as="h1" variant="title">
          {title}
        </Text>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </header>
      {children}
    </main>
  </div>
)
