import { formatOptionalServices, parseOptionalServices } from '@guildhall/domain/privacy'
import { useSyncExternalStore } from 'react'
import { chooseConsent, isConsentReopened, readServicesAsked, subscribeToConsent } from '../../shared/consent/index.ts'
import { ConsentBanner } from './ConsentBanner/index.ts'

/** Shows the banner while there is something to ask; loaded only where a service is configured. Rules: PRIV-12, PRIV-15. */
export const ConsentHost = () => {
  // A list would be another one at each reading.
  const formatted = useSyncExternalStore(subscribeToConsent, () => formatOptionalServices(readServicesAsked()))
  const isReopened = useSyncExternalStore(subscribeToConsent, isConsentReopened)
  const services = parseOptionalServices(formatted)
  if (services.length === 0) return null
  return (
    <ConsentBanner
      services={services}
      takesFocus={isReopened}
      onChoose={(isGranted) => chooseConsent(services, isGranted)}
    />
  )
}
