export { createStripeGateway, STRIPE_API_VERSION, type StripeGatewayOptions } from './create-stripe-gateway.ts'
