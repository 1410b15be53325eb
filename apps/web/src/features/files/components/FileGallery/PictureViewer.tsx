import { LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Text } from '@guildhall/ui-kit/Text'
import type { KeyboardEvent } from 'react'
import type { GalleryFile } from './FileGallery.tsx'
import styles from './FileGallery.module.css'
import { t } from '../../../../shared/i18n/index.ts'

interface PictureViewerProps {
  readonly pictures: readonly GalleryFile[]
  /** Position of the picture that is shown. */
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** One of several pictures, whole; arrow keys and buttons lead to the ones beside it. */
export const PictureViewer = ({ pictures, index, onIndex, onClose }: PictureViewerProps) => {
  const shown = pictures[index]
  if (shown === undefined) return null
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
  const turn = (by: number): void => {
    if (pictures[index + by] !== undefined) onIndex(index + by)
  }
  const onKeyDown = ({ currentTarget, key }: KeyboardEvent<HTMLElement>): void => {
    const step = steps[key] ?? 0
    turn(getComputedStyle(currentTarget).direction === 'rtl' ? -step : step)
  }
  return (
    <Dialog
      isOpen
      size="lg"
      title={shown.name}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <span className={styles['turn']} role="group" aria-label={t('Pictures')}>
            <IconButton
              label={t('Picture before')}
              icon={icons.ArrowLeft}
              isDisabled={index === 0}
              onPress={() => turn(-1)}
            />
            <IconButton
              label={t('Next picture')}
              icon={icons.ArrowRight}
              isDisabled={index === pictures.length - 1}
              onPress={() => turn(1)}
            />
            <Text as="span" variant="caption" tone="muted" role="status">
              {t('{position} of {count}', { position: index + 1, count: pictures.length })}
            </Text>
          </span>
          <LinkButton href={shown.url} download={shown.name}>
            <Icon icon={icons.Download} />
            {t('Download')}
          </LinkButton>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the buttons do the same */}
      <div
        className={styles['large']}
        role="group"
        aria-label={t('Picture; arrow keys turn')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus for the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <img src={shown.url} alt={shown.name} />
      </div>
    </Dialog>
  )
}
