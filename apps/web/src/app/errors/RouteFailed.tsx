import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { FailedPage, FailedPart } from './FailedPage.tsx'
import { ApiFailure } from '../../shared/api/client.ts'
import { isMissingPart } from '../../shared/errors/missing-part.ts'
import { useIsOnline } from './use-is-online.ts'

/** What went wrong with a page, and a way on that goes by itself once the network is back. */
function useFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useIsOnline()
  const isMissing = isMissingPart(error)
  const wasAway = useRef(false)
  const retry = useCallback(() => {
    // A browser may remember that a piece failed: only a new page asks for it again, where there is a network to give it.
    if (isMissing && navigator.onLine) window.location.reload()
    else {
      reset()
      void router.invalidate()
    }
  }, [isMissing, reset, router])
  useEffect(() => {
    if (isOnline && wasAway.current) retry()
    wasAway.current = !isOnline
  }, [isOnline, retry])
  const kind = isOnline ? (isMissing ? 'missing' : 'failed') : 'offline'
  const isRefused = error instanceof ApiFailure
  return {
    kind,
    message: isRefused ? error.message : null,
    reference: isRefused ? error.requestId : null,
    onRetry: retry,
  } as const
}

/** A failure before there is any page, as when the first call is not answered. */
export const RootFailed = (props: ErrorComponentProps) => <FailedPage {...useFailure(props)} />

/** A failure inside the frame, whose navigation goes on working. */
export const RouteFailed = (props: ErrorComponentProps) => <FailedPart {...useFailure(props)} />
