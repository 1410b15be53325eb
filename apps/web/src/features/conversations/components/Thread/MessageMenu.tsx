import { glyphs } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuAction } from '@guildhall/ui-kit/Menu'
import { say } from '../../../../shared/i18n/index.ts'

export interface MessageMenuProps {
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  readonly onReport: (() => void) | undefined
}

/** What can be done with one message; nothing stands where nothing can. Rules: CONV-43, MOD-1. */
export const MessageMenu = ({ onEdit, onDelete, onReport }: MessageMenuProps) => {
  const actions: readonly MenuAction[] = [
    ...(onEdit ? [{ id: 'edit', label: say('Change'), icon: glyphs.Pencil, onAction: onEdit }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: say('Delete'), icon: glyphs.Trash2, tone: 'danger' as const, onAction: onDelete }]
      : []),
    ...(onReport ? [{ id: 'report', label: say('Report'), icon: glyphs.Flag, onAction: onReport }] : []),
  ]
  if (actions.length === 0) return null
  return (
    <Menu
      label={say('Message')}
      trigger={<IconButton size="sm" label={say('About this message')} icon={glyphs.Ellipsis} />}
      groups={[{ id: 'message', actions }]}
    />
  )
}
