import { type ReactNode, useId } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './FormDrawer.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The state that all forms in a drawer have. */
export interface FormDrawerState {
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  /** The error message of the save, if the error belongs to no field. */
  readonly refusal?: string | null
  /** Closes the drawer and keeps the draft. */
  readonly onClose: () => void
}

export interface FormDrawerProps extends FormDrawerState {
  readonly title: string
  readonly children: ReactNode
  readonly saveText?: string
  readonly onSave: () => void
  /** Closes the drawer and discards the draft. */
  readonly onCancel: () => void
  /** True if there is a draft that has not been saved. */
  readonly isDraft?: boolean
}

/** A form in a drawer, with buttons that are always visible. Esc and the backdrop keep the draft, Cancel discards it. */
export const FormDrawer = ({
  title,
  children,
  saveText = t('Save'),
  onSave,
  onCancel,
  onClose,
  isDraft = false,
  isPending = false,
  errors,
  refusal = null,
}: FormDrawerProps) => {
  const id = useId()
  return (
    <Drawer
      isOpen
      size="md"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <div className={styles['foot']}>
          <Text variant="caption" className={styles['draft'] ?? ''}>
            {isDraft ? t('Not saved yet; kept on this device') : ''}
          </Text>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" type="submit" form={id} isPending={isPending} pendingLabel={t('Saving')}>
            {saveText}
          </Button>
        </div>
      }
    >
      <Form id={id} label={title} onSubmit={onSave} errors={errors}>
        {refusal !== null && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {children}
      </Form>
    </Drawer>
  )
}
