import type { PaymentService } from '@guildhall/domain/plans'

/** The keys of what a sign-up reads. */
export const signUpKeys = {
  options: ['sign-up-options'],
  /** Each `attempt` asks from the start. */
  paymentStatus: (service: PaymentService, attempt: number) => ['payment-status', service, attempt],
} as const
