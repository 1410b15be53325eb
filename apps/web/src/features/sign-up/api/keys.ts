import type { PaymentService } from '@guildhall/domain/plans'

/** Query keys of the sign-up. */
export const signUpKeys = {
  options: ['sign-up-options'],
  /** A new `attempt` starts from the beginning. */
  paymentStatus: (service: PaymentService, attempt: number) => ['payment-status', service, attempt],
} as const
