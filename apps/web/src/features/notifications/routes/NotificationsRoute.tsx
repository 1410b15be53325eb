import { NotificationsPage } from './NotificationsPage.tsx'

/** The route of the notifications page. */
export const NotificationsRoute = () => <NotificationsPage />
