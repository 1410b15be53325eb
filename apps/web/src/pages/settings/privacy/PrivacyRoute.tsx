import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, orThrow } from '../../../app/api.ts'
import { loadableOf } from '../../../app/conversations/index.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ExportRoute } from './ExportRoute.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'

/** What is kept of who is signed in, and the way out. */
export const PrivacyRoute = ({ user }: { readonly user: SessionAnswer['user'] }) => {
  const [isDeleting, setDeleting] = useState(false)
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: async () => orThrow(await api.readRetention()).rules,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <PrivacySettings retention={loadableOf(retention)} onDelete={() => setDeleting(true)}>
        {user.emailVerified && <ExportRoute />}
      </PrivacySettings>
      {isDeleting && <DeleteDialog userType={user.userType} onClose={() => setDeleting(false)} />}
    </>
  )
}
