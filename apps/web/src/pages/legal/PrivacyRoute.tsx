import { useSession } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useRetention } from '../../app/use-retention.ts'
import { say } from '../../words/index.ts'
import { PrivacyPage } from './PrivacyPage.tsx'

export const PrivacyRoute = () => {
  usePageTitle(say('Privacy notice'))
  return <PrivacyPage isSignedIn={useSession() !== null} retention={useRetention()} />
}
