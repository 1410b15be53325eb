import type { OptionalService } from '@guildhall/domain/privacy'
import { chooseConsent, readConsent } from '../../shared/consent/index.ts'
import { reportPageView } from '../analytics/report-page-view.ts'
import { toPageView } from '../page-views.ts'

/** Records the answer to the banner. The page on which a visitor agrees is the first that is counted. Rules: PRIV-13, ANA-4. */
export async function answerConsent(services: readonly OptionalService[], isGranted: boolean): Promise<void> {
  const isCountedAlready = readConsent('analytics') === 'granted'
  chooseConsent(services, isGranted)
  const { href, pathname } = window.location
  if (!isCountedAlready) await reportPageView(toPageView(pathname, href).name)
}
