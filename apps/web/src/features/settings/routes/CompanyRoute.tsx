import type { CompanyWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import type { ReturnTo } from '../../../shared/navigation/return-to.ts'
import { useSave } from '../../session/index.ts'
import { companyErrors, type CompanyValues, companyViewOf, refusedCompany } from '../company-view.ts'
import { CompanySettings } from './CompanySettings.tsx'
import { t } from '../../../shared/i18n/index.ts'

const save = ({ name, website, email, mobile }: CompanyValues) =>
  api.saveCompany({ body: { name, website, email, mobile } })
const upload = (file: File) => api.setCompanyImage({ file })

export interface CompanyRouteProps {
  readonly company: CompanyWire
  readonly returnTo: ReturnTo | null
}

/** The company of who is signed in. */
export const CompanyRoute = ({ company, returnTo }: CompanyRouteProps) => {
  const [isSaved, setSaved] = useState(false)
  const onSaved = () => setSaved(true)
  const details = useSave({ call: save, errorsOf: refusedCompany, said: t('Company saved'), onSaved })
  const logo = useSave({ call: upload, said: t('Logo saved'), onSaved })
  return (
    <CompanySettings
      company={companyViewOf(company)}
      onSave={(values) => details.save(values, companyErrors(values))}
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
