import { type ReactNode, useId } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './FormDrawer.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** What every form in a drawer tells and hears. */
export interface FormDrawerState {
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  /** What the save was refused with, where it belongs to no field. */
  readonly refusal?: string | null
  /** Closes; what was typed is kept. */
  readonly onClose: () => void
}

export interface FormDrawerProps extends FormDrawerState {
  readonly title: string
  readonly children: ReactNode
  readonly saveText?: string
  readonly onSave: () => void
  /** Closes and gives up what was typed. */
  readonly onCancel: () => void
  /** True where something typed is kept and not saved yet. */
  readonly isDraft?: boolean
}

/** A form over the page it changes; its buttons are always in sight. Esc and the backdrop keep what was typed, Cancel gives it up. */
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
