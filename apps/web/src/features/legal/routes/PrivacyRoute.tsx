import { useSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useRetention } from '../api/use-retention.ts'
import { t } from '../../../shared/i18n/index.ts'
import { PrivacyPage } from './PrivacyPage.tsx'

export const PrivacyRoute = () => {
  usePageTitle(t('Privacy notice'))
  return <PrivacyPage isSignedIn={useSession() !== null} retention={useRetention()} />
}
