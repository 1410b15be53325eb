import { Banner } from '@guildhall/ui-kit/Banner'
import styles from './OfflineBanner.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface OfflineBannerProps {
  readonly isOnline: boolean
}

/** Says over every page that the network is gone, without moving anything; goes with its return. Its place is always there to be read from. */
export const OfflineBanner = ({ isOnline }: OfflineBannerProps) => (
  <div className={styles['place']} role="status">
    {!isOnline && (
      <Banner tone="warning" title={t('You are offline.')} className={styles['banner']}>
        {t('You can read what is here. We go on once you are back.')}
      </Banner>
    )}
  </div>
)
