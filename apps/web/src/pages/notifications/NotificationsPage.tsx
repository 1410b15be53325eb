import { useNow } from '../../app/conversations/index.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { notificationHref } from './notification-href.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { useNotifications } from './use-notifications.ts'
import { say } from '../../words/index.ts'

/** What the reader was told, at /notifications. Rule: NOTE-3. */
export const NotificationsPage = () => {
  usePageTitle(say('Notifications'))
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
