import { NotificationsPage } from './NotificationsPage.tsx'

/** The notifications' own address. */
export const NotificationsRoute = () => <NotificationsPage />
