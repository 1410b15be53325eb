import { useEffect, useState } from 'react'
import { dropPurchase, type Purchase, purchaseFor } from './purchase-cookie.ts'

/**
 * What was kept for this address, once. It is forgotten when the page stands, and not while it is drawn: what is drawn may be thrown away and
 * begun again. Rule: BILL-22.
 */
export function useKeptPurchase(address: string): Purchase | null {
  const [kept] = useState(() => purchaseFor(address))
  useEffect(dropPurchase, [])
  return kept
}
