export { AuthenticatorKey, type AuthenticatorKeyProps } from './AuthenticatorKey.tsx'
