import { Banner } from '@guildhall/ui-kit/Banner'
import styles from './OfflineBanner.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface OfflineBannerProps {
  readonly isOnline: boolean
}

/**
 * A banner over every page while the network is unavailable; it does not shift the content. Its live region is always present, so that changes are
 * announced.
 */
export const OfflineBanner = ({ isOnline }: OfflineBannerProps) => (
  <div className={styles['place']} role="status">
    {!isOnline && (
      <Banner tone="warning" title={t('You are offline.')} className={styles['banner']}>
        {t('You can read what is here. We go on once you are back.')}
      </Banner>
    )}
  </div>
)
