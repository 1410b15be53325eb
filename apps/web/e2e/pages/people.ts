import { randomBytes } from 'node:crypto'

/** Somebody who is about to sign up. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Letters that no other run has. */
const own = Array.from(randomBytes(5), (byte) => String.fromCodePoint(97 + (byte % 26))).join('')

let made = 0

/** Somebody with a name and an address of this run's, so that the product may keep those of earlier ones. */
export function newcomer(firstName: string, lastName: string): Newcomer {
  made += 1
  return {
    firstName,
    lastName: `${lastName}-${own}`,
    email: `${firstName}.${own}.${made}@journeys.example`.toLowerCase(),
    password: 'a quiet studio with tall windows',
  }
}

/** The accounts that every demo market has. */
export const demo = {
  paying: 'paying@demo.guildhall.example',
  trial: 'trial@demo.guildhall.example',
  contractor: 'contractor@demo.guildhall.example',
  password: 'welcome to guildhall',
} as const
