import { useSaveCv } from '../../api/use-save-profile.ts'
import { sendCv, useUpload } from '../../../files/index.ts'
import { UploadModal } from '../UploadModal/index.ts'
import type { EditorProps } from './types.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The CV of the profile: a new file replaces the old one. Rules: FILE-6, UI-13. */
export const CvEditor = ({ profile, onClose }: EditorProps) => {
  const upload = useUpload(sendCv)
  const saving = useSaveCv(onClose)
  return (
    <UploadModal
      label={profile.cvUrl === null ? t('Your CV') : t('A new CV in the place of the old one')}
      upload={upload}
      isSaving={saving.isPending}
      refusal={saving.refusal}
      onSave={() => {
        if (upload.uploaded !== null) saving.save(upload.uploaded.file_url)
      }}
      onClose={onClose}
    />
  )
}
