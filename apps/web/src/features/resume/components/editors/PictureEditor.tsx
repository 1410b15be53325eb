import { useSavePicture } from '../../api/use-save-profile.ts'
import { PictureForm } from '../forms/PictureForm.tsx'
import type { EditorProps } from './types.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The editor of the profile picture. */
export const PictureEditor = ({ profile, onClose }: EditorProps) => {
  const saving = useSavePicture()
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
