export { createIdentityProviders, type ProviderSettings } from './create-identity-providers.ts'
