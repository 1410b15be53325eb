export {
  chooseConsent,
  isConsentReopened,
  readOfferedServices,
  readServicesAsked,
  reopenConsent,
  subscribeToConsent,
} from './consent-store.ts'
export { type Consent, useConsent } from './use-consent.ts'
export { type ServiceText, textOfService } from './service-texts.ts'
