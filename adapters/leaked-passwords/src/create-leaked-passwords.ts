import type { LeakedPasswords } from '@guildhall/domain/identity'
import { type BundledList, hasEntry, readBundledList, sha1 } from './bundled-list.ts'

export interface LeakedPasswordsOptions {
  /** The address of a service with the range protocol of Pwned Passwords; null asks none. */
  readonly serviceUrl: string | null
  /** Told why the service did not answer. */
  readonly onUnavailable?: (error: unknown) => void
  /** Milliseconds. Default 2,000: nobody waits longer for this. */
  readonly timeout?: number
}

const PREFIX_LENGTH = 5
const TIMEOUT_MS = 2_000
/** A range has about 1,000 lines, with padding 2,000. */
const ANSWER_MAX_BYTES = 1024 * 1024

/** A line is the rest of a hash and how often it was seen; padding was seen never. */
const isInRange = (range: string, rest: string): boolean =>
  range.split('\n').some((line) => {
    const [suffix = '', count = '0'] = line.trim().split(':')
    return suffix.toUpperCase() === rest && Number(count) > 0
  })

/**
 * Finds passwords of known leaks, in a bundled list and by a service. The service gets the first five characters of a hash alone (k-anonymity);
 * while it does not answer, the list decides. Rule: IDEN-53.
 */
export function createLeakedPasswords(options: LeakedPasswordsOptions): LeakedPasswords {
  const { onUnavailable = () => undefined, serviceUrl, timeout = TIMEOUT_MS } = options
  let list: Promise<BundledList> | null = null
  const isInService = async (url: string, hash: Buffer): Promise<boolean> => {
    const text = hash.toString('hex').toUpperCase()
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/range/${text.slice(0, PREFIX_LENGTH)}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'guildhall' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The service of leaked passwords answered ${response.status}`)
      const range = await response.text()
      if (range.length > ANSWER_MAX_BYTES) throw new Error('The service of leaked passwords answered too much')
      return isInRange(range, text.slice(PREFIX_LENGTH))
    } catch (error) {
      onUnavailable(error)
      return false
    }
  }
  return {
    async includes(password) {
      list ??= readBundledList()
      if (hasEntry(await list, sha1(password.toLowerCase()))) return true
      return serviceUrl === null ? false : isInService(serviceUrl, sha1(password))
    },
  }
}
