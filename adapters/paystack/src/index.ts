export { createPaystackGateway, type PaystackGatewayOptions } from './create-paystack-gateway.ts'
