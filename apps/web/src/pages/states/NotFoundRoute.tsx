import { NotFoundPage } from './NotFoundPage.tsx'

/** What the router shows at an address that is no page. */
export const NotFoundRoute = () => <NotFoundPage />
