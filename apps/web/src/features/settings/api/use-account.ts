import { api } from '../../../shared/api/client.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useSave } from '../../session/index.ts'
import type { Names } from '../routes/AccountSettings.tsx'

/** Saves the user's name. */
export const useSaveName = (labels: Readonly<Record<keyof Names, string>>, onSaved: () => void) =>
  useSave({
    call: ({ firstName, lastName }: Names) => api.saveUser({ body: { first_name: firstName, last_name: lastName } }),
    errorsOf: ({ first_name, last_name }) => toFormErrors({ firstName: first_name, lastName: last_name }, labels),
    savedMessage: t('Name saved'),
    onSaved,
  })

/** Saves the user's picture. */
export const useSavePicture = (onSaved: () => void) =>
  useSave({ call: (file: File) => api.setProfileImage({ file }), savedMessage: t('Picture saved'), onSaved })
