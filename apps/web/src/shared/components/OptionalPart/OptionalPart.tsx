import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { isMissingPart } from '../../errors/missing-part.ts'

export interface OptionalPartProps {
  /** Is loaded by itself, with `lazy`. */
  readonly children: ReactNode
}

/** A part that the page can do without: nothing is in its place while its chunk loads, or if that fails to load. Other exceptions pass. Rule: UI-8. */
export const OptionalPart = ({ children }: OptionalPartProps) => (
  <CatchBoundary getResetKey={() => ''} errorComponent={Missing}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

const Missing = ({ error }: ErrorComponentProps) => {
  if (!isMissingPart(error)) throw error
  return null
}
