import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { FailedPage, FailedPart } from './FailedPage.tsx'
import { ApiFailure } from '../../shared/api/client.ts'
import { isMissingPart } from '../../shared/errors/missing-part.ts'
import { useIsOnline } from './use-is-online.ts'

/** The state of a failed page, with a retry that runs automatically when the network returns. */
function useFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOnline = useIsOnline()
  const isMissing = isMissingPart(error)
  const wasAway = useRef(false)
  const retry = useCallback(() => {
    // Browsers may cache the failure to load a chunk: only a page reload requests it again, which makes sense only while online.
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

/** An error before any page is shown, for example if the first API call fails. */
export const RootFailed = (props: ErrorComponentProps) => <FailedPage {...useFailure(props)} />

/** An error within the frame, whose navigation keeps working. */
export const RouteFailed = (props: ErrorComponentProps) => <FailedPart {...useFailure(props)} />
