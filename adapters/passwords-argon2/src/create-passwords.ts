import type { Passwords } from '@guildhall/domain/identity'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP recommends first: 19 MiB, two passes, one lane. `memoryCost` (KiB) is smaller in tests. */
export function createPasswords({ memoryCost = 19_456 }: { memoryCost?: number } = {}): Passwords {
  return {
    hash: (password) => hash(password, { memoryCost, timeCost: 2, parallelism: 1 }),
    verify: (password, hashed) => verify(hashed, password),
  }
}
