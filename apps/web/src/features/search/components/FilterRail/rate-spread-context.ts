import { createContext, type ReactNode } from 'react'

/** Draws how rates spread over a slider that ends somewhere, with what is chosen on it. */
export type DrawSpread = (end: number, chosen: readonly [number, number]) => ReactNode

/** What stands over the slider of rates; nothing where nobody counts. */
export const RateSpreadContext = createContext<DrawSpread | null>(null)
