import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuItem } from '@guildhall/ui-kit/Menu'
import { t } from '../../../../shared/i18n/index.ts'

export interface MessageMenuProps {
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  readonly onReport: (() => void) | undefined
}

/** The actions on one message; renders nothing if there are none. Rules: CONV-43, MOD-1. */
export const MessageMenu = ({ onEdit, onDelete, onReport }: MessageMenuProps) => {
  const actions: readonly MenuItem[] = [
    ...(onEdit ? [{ id: 'edit', label: t('Change'), icon: icons.Pencil, onAction: onEdit }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('Delete'), icon: icons.Trash2, tone: 'danger' as const, onAction: onDelete }]
      : []),
    ...(onReport ? [{ id: 'report', label: t('Report'), icon: icons.Flag, onAction: onReport }] : []),
  ]
  if (actions.length === 0) return null
  return (
    <Menu
      label={t('Message')}
      trigger={<IconButton size="sm" label={t('About this message')} icon={icons.Ellipsis} />}
      sections={[{ id: 'message', items: actions }]}
    />
  )
}
