import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { useRetention } from '../../legal/index.ts'
import { DeleteDialog } from '../components/privacy/DeleteDialog.tsx'
import { ExportRoute } from './ExportRoute.tsx'
import { PrivacySettings } from '../components/privacy/PrivacySettings.tsx'

/** What data of the user is retained, and the deletion of the account. */
export const PrivacyRoute = ({ user }: { readonly user: SessionAnswer['user'] }) => {
  const [isDeleting, setDeleting] = useState(false)
  const retention = useRetention()
  return (
    <>
      <PrivacySettings retention={retention} onDelete={() => setDeleting(true)}>
        {user.emailVerified && <ExportRoute />}
      </PrivacySettings>
      {isDeleting && <DeleteDialog userType={user.userType} onClose={() => setDeleting(false)} />}
    </>
  )
}
