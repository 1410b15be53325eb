import { CONVERSATION_SEARCH_MAX_LENGTH } from '@guildhall/domain/conversations'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { TextField } from '@guildhall/ui-kit/TextField'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './ConversationSearch.module.css'

export interface SearchBoxProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onClose: () => void
}

/** The field that searches the inbox; Escape closes it. Rule: CONV-68. */
export const SearchBox = ({ text, onChange, onClose }: SearchBoxProps) => (
  <div className={styles['box']}>
    <TextField
      // Opened by a button; the focus belongs in the field.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={t('Search messages')}
      type="search"
      icon={icons.Search}
      placeholder={t('Name, company or words')}
      value={text}
      onChange={(typed) => onChange(typed.slice(0, CONVERSATION_SEARCH_MAX_LENGTH))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      action={<IconButton size="sm" label={t('Close the search')} icon={icons.X} onPress={onClose} />}
    />
  </div>
)
