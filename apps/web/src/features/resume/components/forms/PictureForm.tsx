import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { PictureUpload, type PictureUploadProps } from '../../../files/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface PictureFormProps extends PictureUploadProps {
  readonly onClose: () => void
}

/** The profile picture; it is saved as soon as it is selected. Rule: PROF-10. */
export const PictureForm = ({ onClose, ...upload }: PictureFormProps) => (
  <Drawer
    isOpen
    size="md"
    title={t('Picture')}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
    footer={
      <Button onPress={onClose} isDisabled={upload.isPending ?? false}>
        {t('Done')}
      </Button>
    }
  >
    <PictureUpload {...upload} />
  </Drawer>
)
