export {
  type Misbehaviour,
  type OpenIdPerson,
  type OpenIdProvider,
  type OpenIdProviderOptions,
  startOpenIdProvider,
} from './openid-provider.ts'
