import { COMPANY_SIZE_BANDS } from '@guildhall/domain/plans'
import type { Case } from './constrained.ts'

/** The cases of a plan: each size has its maximum of seats. Rule: PLAN-1. */
export const seatsOfSize = (size: string, seats: string): readonly Case[] =>
  COMPANY_SIZE_BANDS.map(({ maxUsers, size: band }) => ({
    when: { [size]: band },
    maximum: { [seats]: maxUsers },
  }))
