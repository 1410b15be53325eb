import { useSession } from '../../session/index.ts'
import { NotFoundPart } from './NotFoundPart.tsx'

/** The not-found page of the signed-in user's frame. */
export const NotFoundRoute = () => <NotFoundPart looksForPeople={useSession()?.user.userType === 'employer'} />
