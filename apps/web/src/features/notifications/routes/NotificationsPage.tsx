import { useNow } from '../../../shared/hooks/use-now.ts'
import { useSignedIn } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { notificationHref } from '../notification-href.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { useNotifications } from '../api/use-notifications.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The reader's notifications, at /notifications. Rule: NOTE-3. */
export const NotificationsPage = () => {
  usePageTitle(t('Notifications'))
  const { user } = useSignedIn()
  const { list, onOpen, onReadAll } = useNotifications()
  return (
    <NotificationsView
      list={list}
      hrefOf={(notification) => notificationHref(notification, user.userType)}
      now={useNow()}
      onOpen={onOpen}
      onReadAll={onReadAll}
    />
  )
}
