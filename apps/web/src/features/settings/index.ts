export { AuthenticatorKey, type AuthenticatorKeyProps } from './components/AuthenticatorKey/index.ts'
