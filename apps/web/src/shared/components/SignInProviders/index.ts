export { readSignInProviders } from './read-sign-in-providers.ts'
export { SignInProviders, type SignInProvidersProps } from './SignInProviders.tsx'
