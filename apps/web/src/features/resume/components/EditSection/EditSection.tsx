import { type ReactNode, useId } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './EditSection.module.css'
import { t } from '../../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'

export interface EditSectionProps {
  readonly title: string
  readonly children: ReactNode
  /** Opens the editor; undefined for a read-only section. */
  readonly onEdit?: (() => void) | undefined
  readonly editText?: string
  readonly editIcon?: IconType
  /** Changes that were requested in vetting; shown before the content. */
  readonly notes?: ReactNode
}

/** An editable section of a page: heading, divider, content and edit button. */
export const EditSection = ({
  title,
  children,
  onEdit,
  editText = t('Edit'),
  editIcon = icons.Pencil,
  notes,
}: EditSectionProps) => {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <Text as="h2" variant="subheading" id={id}>
        {title}
      </Text>
      <div className={styles['body']}>
        <PanelBoundary>
          {notes}
          {children}
        </PanelBoundary>
      </div>
      {onEdit !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          className={styles['edit'] ?? ''}
          aria-label={`${editText} ${title.toLowerCase()}`}
          onPress={onEdit}
        >
          <Icon icon={editIcon} />
          {editText}
        </Button>
      )}
    </section>
  )
}
