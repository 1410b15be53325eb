import 'react-easy-crop/react-easy-crop.css'
import { useState, type RefAttributes } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { RotateCw } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { cropPicture, type QuarterTurn, type SquareArea } from './crop-picture.ts'
import { ZoomSlider } from './ZoomSlider.tsx'
import styles from './CropDialog.module.css'
import { t } from '../i18n/index.ts'

export interface CropDialogProps extends RefAttributes<HTMLElement> {
  /** The picture, which the browser must be able to read; another one needs another `key`. */
  readonly file: File
  /** Called with the square that was chosen, at most 1,024 px a side. */
  readonly onCrop: (file: File) => void
  /** Called when the dialog is closed without a choice. */
  readonly onCancel: () => void
  /** Default "Choose what is shown". */
  readonly title?: string | undefined
  /** The fewest pixels a side that the result may have: limits how far the picture can be enlarged. Default 1. */
  readonly minPixels?: number | undefined
  /** The name of the button that takes the chosen part. Default "Use this part". */
  readonly confirmLabel?: string | undefined
}

const CENTRE = { x: 0, y: 0 }
/** In times; further, a picture is only a blur. */
const ZOOM_MAX = 5
/** Pixels that an arrow key moves the picture. */
const KEYBOARD_STEP = 10
const turned = (turn: QuarterTurn): QuarterTurn => ((turn + 90) % 360) as QuarterTurn

/**
 * A dialog to choose the square part of a picture that will be shown: by dragging, pinching and the wheel, by a slider, and by the keyboard. It loads
 * a library: import it where it is opened.
 */
export const CropDialog = ({
  file,
  onCrop,
  onCancel,
  title = t('Choose what is shown'),
  minPixels = 1,
  confirmLabel = t('Use this part'),
  ref,
}: CropDialogProps) => {
  const [url] = useState(() => URL.createObjectURL(file))
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState<QuarterTurn>(0)
  const [maxZoom, setMaxZoom] = useState(1)
  const [isWide, setIsWide] = useState(false)
  const [area, setArea] = useState<SquareArea>()
  const confirm = async (): Promise<void> => {
    if (area !== undefined) onCrop(await cropPicture(file, area, turn))
  }
  return (
    <Dialog
      ref={ref}
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" isDisabled={area === undefined} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        <div className={styles['stage']}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            aspect={1}
            objectFit={isWide ? 'horizontal-cover' : 'vertical-cover'}
            maxZoom={maxZoom}
            showGrid={false}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            classes={{ cropAreaClassName: styles['area'] ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': t('Part of the picture; arrow keys move it') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => {
              URL.revokeObjectURL(url)
              setMaxZoom(Math.max(1, Math.min(ZOOM_MAX, Math.min(width, height) / minPixels)))
              setIsWide(width > height)
            }}
            onCropComplete={(_percent, { x, y, width, height }) => setArea({ x, y, side: Math.min(width, height) })}
          />
        </div>
        <div className={styles['controls']}>
          <ZoomSlider label={t('Zoom')} value={zoom} maxValue={maxZoom} onChange={setZoom} />
          <IconButton
            label={t('Turn right')}
            icon={RotateCw}
            onPress={() => {
              setTurn(turned)
              setCrop(CENTRE)
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}
