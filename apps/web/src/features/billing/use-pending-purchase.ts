import { useEffect, useState } from 'react'
import { clearPendingPurchase, type Purchase, readPendingPurchase } from './pending-purchase.ts'

/**
 * What was kept for this address, once. It is forgotten when the page stands, and not while it is drawn: what is drawn may be thrown away and
 * begun again. Rule: BILL-22.
 */
export function usePendingPurchase(address: string): Purchase | null {
  const [purchase] = useState(() => readPendingPurchase(address))
  useEffect(clearPendingPurchase, [])
  return purchase
}
