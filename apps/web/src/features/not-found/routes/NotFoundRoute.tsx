import { useSession } from '../../session/index.ts'
import { canSearch } from '../../../shared/access/can-search.ts'
import { NotFoundPart } from './NotFoundPart.tsx'

/** The not-found page of the signed-in user's frame. */
export const NotFoundRoute = () => {
  const session = useSession()
  return <NotFoundPart looksForPeople={session !== null && canSearch(session)} />
}
