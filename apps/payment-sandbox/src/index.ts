export { type PaymentSandbox, type PaymentSandboxOptions, startPaymentSandbox } from './start-payment-sandbox.ts'
export { paystackSignature, signature } from './webhooks/sign.ts'
