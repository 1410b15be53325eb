import { createContext, type ReactNode } from 'react'

/** Renders the histogram of rates above a slider, for its maximum and its selected range. */
export type DrawSpread = (end: number, chosen: readonly [number, number]) => ReactNode

/** The histogram above the rate slider; null if there is none. */
export const RateSpreadContext = createContext<DrawSpread | null>(null)
