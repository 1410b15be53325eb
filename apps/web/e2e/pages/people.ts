import { randomBytes } from 'node:crypto'

/** A person who is about to sign up. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** A random suffix for this run. */
const own = Array.from(randomBytes(5), (byte) => String.fromCodePoint(97 + (byte % 26))).join('')

let made = 0

/** A person whose name and address are unique to this run, because the product may still have those of earlier runs. */
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
  /** A viewer in the company of `paying`. */
  viewer: 'ines@kestrelfreight.example',
  contractor: 'contractor@demo.guildhall.example',
  /** A superadmin of the back office. */
  operator: 'operator@demo.guildhall.example',
  password: 'welcome to guildhall',
} as const
