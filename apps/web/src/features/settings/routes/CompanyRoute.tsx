import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { useSaveCompany, useSaveLogo } from '../api/use-company.ts'
import { validateCompany, companyFromWire } from '../company-view.ts'
import { CompanySettings } from './CompanySettings.tsx'

export interface CompanyRouteProps {
  readonly company: CompanyWire
  readonly returnTo: ReturnTo | null
}

/** The company of the signed-in user. */
export const CompanyRoute = ({ company, returnTo }: CompanyRouteProps) => {
  const [isSaved, setSaved] = useState(false)
  const onSaved = () => setSaved(true)
  const details = useSaveCompany(onSaved)
  const logo = useSaveLogo(onSaved)
  return (
    <CompanySettings
      company={companyFromWire(company)}
      onSave={(values) => details.save(values, validateCompany(values))}
      isSaving={details.isPending}
      errors={details.errors}
      refusal={details.refusal}
      onLogo={(file) => logo.save(file)}
      isUploading={logo.isPending}
      logoRefusal={logo.refusal}
      returnTo={returnTo}
      isSaved={isSaved}
    />
  )
}
