import { NotificationPanel, type NotificationPanelProps } from '../components/NotificationPanel/index.ts'
import styles from './NotificationsView.module.css'

/** The notifications as a separate page. */
export const NotificationsView = (props: Omit<NotificationPanelProps, 'level'>) => (
  <div className={styles['page']}>
    <NotificationPanel {...props} level={1} />
  </div>
)
