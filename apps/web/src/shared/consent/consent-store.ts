import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentFacts,
  type ConsentState,
  consentTo,
  formatConsent,
  OPTIONAL_SERVICES_COOKIE,
  type OptionalService,
  parseConsent,
  parseOptionalServices,
  servicesToAskAbout,
} from '@guildhall/domain/privacy'
import { readCookie, writeCookie } from '../storage/cookies.ts'

const CONSENT_SECONDS = CONSENT_DAYS * 24 * 60 * 60

const objects = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const readFacts = (): ConsentFacts => ({
  offered: parseOptionalServices(readCookie(OPTIONAL_SERVICES_COOKIE)),
  choices: parseConsent(readCookie(CONSENT_COOKIE)),
  objects: objects(),
})

let isReopened = false
const listeners = new Set<() => void>()
const notify = (): void => {
  for (const listener of listeners) listener()
}

/** The services that the operator has configured. Rule: PRIV-12. */
export const readOfferedServices = (): readonly OptionalService[] => readFacts().offered

/** Whether a service may be used now. Rules: PRIV-12, PRIV-14. */
export const readConsent = (service: OptionalService): ConsentState => consentTo(service, readFacts())

/** Records a choice for some services for 180 days; the others keep theirs. Rule: PRIV-13. */
export function chooseConsent(services: readonly OptionalService[], isGranted: boolean): void {
  const chosen = Object.fromEntries(services.map((service) => [service, isGranted]))
  writeCookie(CONSENT_COOKIE, formatConsent({ ...readFacts().choices, ...chosen }), CONSENT_SECONDS)
  isReopened = false
  notify()
}

/** Asks about all services again, also about those that were chosen. Rule: PRIV-15. */
export function reopenConsent(): void {
  isReopened = true
  notify()
}

/** The services that the page asks about now; empty if it does not ask. */
export const readServicesAsked = (): readonly OptionalService[] =>
  isReopened ? readOfferedServices() : servicesToAskAbout(readFacts())

/** Whether the visitor has asked for the question. */
export const isConsentReopened = (): boolean => isReopened

/** Calls back after each change, also after one in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}
