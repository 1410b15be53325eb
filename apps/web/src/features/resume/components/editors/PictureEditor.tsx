import { api } from '../../../../shared/api/client.ts'
import { useSave } from '../../../session/index.ts'
import { PictureForm } from '../forms/PictureForm.tsx'
import type { EditorProps } from './types.ts'
import { t } from '../../../../shared/i18n/index.ts'

const upload = (file: File) => api.setProfileImage({ file })

/** The picture of the profile. */
export const PictureEditor = ({ profile, onClose }: EditorProps) => {
  const saving = useSave({ call: upload, said: t('Picture saved') })
  return (
    <PictureForm
      label={t('Your picture')}
      name={`${profile.firstName} ${profile.lastName}`.trim()}
      id={profile.uuid}
      src={profile.profilePicture}
      isPending={saving.isPending}
      refusal={saving.refusal}
      onFile={(file) => saving.save(file)}
      onClose={onClose}
    />
  )
}
