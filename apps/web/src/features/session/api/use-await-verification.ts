import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whileVisible } from '../../../shared/hooks/while-visible.ts'
import { refreshSession, useSession } from './session.ts'

const READ_EVERY_MS = 15_000

/** Reads the session of an unverified user again while the page is visible: the link may be opened in another browser. Rule: IDEN-27. */
export function useAwaitVerification(): void {
  const queries = useQueryClient()
  const isAwaited = useSession()?.user.emailVerified === false
  useEffect(
    () => (isAwaited ? whileVisible(() => void refreshSession(queries).catch(() => null), READ_EVERY_MS) : undefined),
    [isAwaited, queries],
  )
}
