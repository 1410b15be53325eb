import type { ConsentState, OptionalService } from '@guildhall/domain/privacy'
import { useCallback, useSyncExternalStore } from 'react'
import { chooseConsent, readConsent, subscribeToConsent } from './consent-store.ts'

export interface Consent {
  /** 'not-offered': no such service is configured; 'undecided': the banner asks. */
  readonly state: ConsentState
  readonly choose: (isGranted: boolean) => void
}

/** Whether a service that needs consent may be used, and the choice; follows each change. Rules: PRIV-12, PRIV-13. */
export function useConsent(service: OptionalService): Consent {
  const state = useSyncExternalStore(subscribeToConsent, () => readConsent(service))
  const choose = useCallback((isGranted: boolean) => chooseConsent([service], isGranted), [service])
  return { state, choose }
}
