import { OPTIONAL_SERVICES_COOKIE } from '@guildhall/domain/privacy'
import { readCookie } from '../storage/cookies.ts'

/**
 * Whether the operator has configured a service that needs consent; the server says so with the page. The rest of the folder is loaded only
 * then. Rule: PRIV-12.
 */
export const hasOptionalServices = (): boolean => readCookie(OPTIONAL_SERVICES_COOKIE) !== null
