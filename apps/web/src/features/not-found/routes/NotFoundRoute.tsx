import { useSession } from '../../session/index.ts'
import { NotFoundPart } from './NotFoundPart.tsx'

/** What stands beside the navigation at an address that is no page. */
export const NotFoundRoute = () => <NotFoundPart looksForPeople={useSession()?.user.userType === 'employer'} />
