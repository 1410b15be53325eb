import type { SessionAnswer } from '@guildhall/rest-contract/client'
import type { OptionalService } from '@guildhall/domain/privacy'
import { useState } from 'react'
import { useRetention } from '../../legal/index.ts'
import { DeleteDialog } from '../components/privacy/DeleteDialog.tsx'
import { readOfferedServices, useConsent } from '../../../shared/consent/index.ts'
import { ConsentRow } from '../components/privacy/ConsentRow.tsx'
import { ExportRoute } from './ExportRoute.tsx'
import { PrivacySettings } from '../components/privacy/PrivacySettings.tsx'

const ServiceRow = ({ service }: { readonly service: OptionalService }) => {
  const { state, choose } = useConsent(service)
  return <ConsentRow service={service} isGranted={state === 'granted'} onChoose={choose} />
}

/** What data of the user is retained, and the deletion of the account. */
export const PrivacyRoute = ({ user }: { readonly user: SessionAnswer['user'] }) => {
  const [isDeleting, setDeleting] = useState(false)
  const retention = useRetention()
  const offered = readOfferedServices()
  return (
    <>
      <PrivacySettings
        retention={retention}
        onDelete={() => setDeleting(true)}
        services={
          offered.length === 0 ? null : offered.map((service) => <ServiceRow key={service} service={service} />)
        }
      >
        {user.emailVerified && <ExportRoute />}
      </PrivacySettings>
      {isDeleting && <DeleteDialog userType={user.userType} onClose={() => setDeleting(false)} />}
    </>
  )
}
