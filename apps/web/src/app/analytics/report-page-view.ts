import { api } from '../../shared/api/client.ts'
import { readConsent, subscribeToConsent } from '../../shared/consent/consent-store.ts'
import { readStored, tabStorage, writeStored } from '../../shared/storage/stored.ts'

const VISITOR_KEY = 'guildhall-visitor'

interface StoredVisitor {
  readonly id: string
}

/** The random id of this tab, which stands for who is not signed in; it goes with the tab. Rule: ANA-3. */
const readVisitorId = (): string => {
  const known = readStored<StoredVisitor>(tabStorage, VISITOR_KEY)?.id
  if (known !== undefined) return known
  const id = crypto.randomUUID()
  writeStored(tabStorage, VISITOR_KEY, { id })
  return id
}

/** The page that was viewed last before the visitor agreed; null if it was told. It stays in the memory of the page. */
let unsent: string | null = null
let isFollowing = false

const sendUnsent = (): void => {
  if (unsent !== null && readConsent('analytics') === 'granted') void reportPageView(unsent)
}

const rememberUntilConsent = (page: string): void => {
  unsent = page
  writeStored(tabStorage, VISITOR_KEY, null)
  if (!isFollowing) subscribeToConsent(sendUnsent)
  isFollowing = true
}

/**
 * Tells our own server that a page was viewed, by its name, if the visitor has agreed; the page on which they agree is told then. An answer
 * that does not come, or is a refusal, changes nothing for the page. Rules: ANA-2, ANA-4.
 */
export async function reportPageView(page: string): Promise<void> {
  if (readConsent('analytics') !== 'granted') {
    rememberUntilConsent(page)
    return
  }
  unsent = null
  await api.recordPageView({ body: { page, visitor: readVisitorId() } }).catch(() => undefined)
}
