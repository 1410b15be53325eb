import { useEffect, useState } from 'react'
import { clearPendingPurchase, type Purchase, readPendingPurchase } from './pending-purchase.ts'

/**
 * Returns the purchase that is stored for this address, once. It is deleted in an effect and not during render, because a render may be
 * discarded and repeated. Rule: BILL-22.
 */
export function usePendingPurchase(address: string): Purchase | null {
  const [purchase] = useState(() => readPendingPurchase(address))
  useEffect(clearPendingPurchase, [])
  return purchase
}
