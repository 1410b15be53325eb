import { PICTURE_MESSAGE, IMAGE_MAX_BYTES, IMAGE_MIN_PIXELS } from '@guildhall/domain/files'
import { Suspense, lazy, useEffect, useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { FileUpload } from '@guildhall/ui-kit/FileUpload'
import { ProgressBar } from '@guildhall/ui-kit/ProgressBar'
import { isLargeEnough } from './is-large-enough.ts'
import styles from './PictureUpload.module.css'
import { toMegabytes } from '../../../../shared/format/to-megabytes.ts'
import { t } from '../../../../shared/i18n/index.ts'

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

const CropDialog = lazy(() => import('@guildhall/ui-kit/CropDialog').then((kit) => ({ default: kit.CropDialog })))

export interface PictureUploadProps {
  readonly label: string
  /** The name for the monogram if there is no picture. */
  readonly name: string
  readonly id: string
  readonly src: string | null
  /** Receives the square part that was chosen of a picture that is large enough; it is uploaded at once. */
  readonly onFile: (file: File) => void
  readonly isPending?: boolean
  /** Why the upload failed. */
  readonly refusal?: string | null
  readonly description?: string
}

/**
 * A picture with a drop zone for a new one: validated, and its visible part chosen, before the upload; then shown at once. Rules: FILE-5, FILE-23.
 */
export const PictureUpload = ({
  label,
  name,
  id,
  src,
  onFile,
  isPending = false,
  refusal = null,
  description,
}: PictureUploadProps) => {
  const [preview, setPreview] = useState<string | null>(null)
  const [tooSmall, setTooSmall] = useState(false)
  const [cropping, setCropping] = useState<File | null>(null)
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  const take = async (file: File): Promise<void> => {
    const isGood = await isLargeEnough(file, IMAGE_MIN_PIXELS)
    setTooSmall(!isGood)
    setPreview(null)
    setCropping(isGood ? file : null)
  }
  const upload = (file: File): void => {
    setCropping(null)
    setPreview(URL.createObjectURL(file))
    onFile(file)
  }
  const error = tooSmall ? PICTURE_MESSAGE : refusal
  return (
    <div className={styles['upload']}>
      <Avatar size="lg" name={name} id={id} src={error === null ? (preview ?? src) : src} />
      <div className={styles['drop']}>
        <FileUpload
          label={label}
          accept={ACCEPTED}
          maxSize={IMAGE_MAX_BYTES}
          description={
            description ??
            t('{imageMinPixels} px or more a side, {count} MB at most. You choose the part that is shown.', {
              imageMinPixels: IMAGE_MIN_PIXELS,
              count: toMegabytes(IMAGE_MAX_BYTES),
            })
          }
          buttonLabel={src === null ? t('Choose a picture') : t('New picture')}
          tooLargeMessage={t('This picture is larger than {count} MB.', { count: toMegabytes(IMAGE_MAX_BYTES) })}
          wrongTypeMessage={t('This is no picture we can read: take a JPEG, PNG, WebP, GIF or AVIF.')}
          isDisabled={isPending}
          errorMessage={error}
          onSelect={(file) => void take(file)}
        />
        {isPending && <ProgressBar aria-label={t('Uploading')} isIndeterminate />}
      </div>
      {cropping !== null && (
        <Suspense fallback={null}>
          <CropDialog file={cropping} minPixels={IMAGE_MIN_PIXELS} onCrop={upload} onCancel={() => setCropping(null)} />
        </Suspense>
      )}
    </div>
  )
}
