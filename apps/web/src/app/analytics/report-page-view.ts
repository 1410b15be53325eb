import { api } from '../../shared/api/client.ts'
import { readConsent } from '../../shared/consent/consent-store.ts'
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

/**
 * Tells our own server that a page was viewed, by its name, if the visitor has agreed. An answer that does not come, or is a refusal,
 * changes nothing for the page. Rules: ANA-2, ANA-4.
 */
export async function reportPageView(page: string): Promise<void> {
  if (readConsent('analytics') !== 'granted') {
    writeStored(tabStorage, VISITOR_KEY, null)
    return
  }
  await api.recordPageView({ body: { page, visitor: readVisitorId() } }).catch(() => undefined)
}
