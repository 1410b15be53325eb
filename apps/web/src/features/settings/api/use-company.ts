import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useSave } from '../../session/index.ts'
import { type CompanyValues, companyErrorsFromWire } from '../company-view.ts'

/** Saves the details of the user's company. */
export const useSaveCompany = (onSaved: () => void) =>
  useSave({
    call: ({ name, website, email, mobile }: CompanyValues) =>
      api.saveCompany({ body: { name, website, email, mobile } }),
    errorsOf: companyErrorsFromWire,
    savedMessage: t('Company saved'),
    onSaved,
  })

/** Saves the logo of the user's company. */
export const useSaveLogo = (onSaved: () => void) =>
  useSave({ call: (file: File) => api.setCompanyImage({ file }), savedMessage: t('Logo saved'), onSaved })
