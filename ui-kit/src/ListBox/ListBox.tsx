import type { ReactNode, RefAttributes } from 'react'
import { ListBox as AriaListBox, ListBoxItem, Text } from 'react-aria-components'
import { Check } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './ListBox.module.css'
import { t } from '../i18n/index.ts'

/** One option of a Select, a ComboBox or a MultiSelect. */
export interface Option {
  readonly id: string
  /** Shown, searched and announced. */
  readonly label: string
  /** A second, muted line: "Western Cape, South Africa". */
  readonly description?: string | undefined
  readonly icon?: IconType | undefined
  readonly isDisabled?: boolean | undefined
}

export interface ListBoxProps extends RefAttributes<HTMLDivElement> {
  /** A combo box passes its options through its own context instead. */
  readonly options?: readonly Option[] | undefined
  /** Shown when there are no options. */
  readonly emptyState?: ReactNode
}

/** The popover list of options; selected ones have a check mark. */
export const ListBox = ({ options, emptyState = t('Nothing found'), ref }: ListBoxProps) => (
  <AriaListBox<Option>
    ref={ref}
    className={styles['list'] ?? ''}
    {...(options ? { items: options } : {})}
    renderEmptyState={() => <div className={styles['empty']}>{emptyState}</div>}
  >
    {(option) => (
      <ListBoxItem
        id={option.id}
        textValue={option.label}
        isDisabled={option.isDisabled ?? false}
        className={styles['option'] ?? ''}
        data-has-description={option.description !== undefined || undefined}
      >
        {({ isSelected }) => (
          <>
            {option.icon && <Icon icon={option.icon} />}
            <span className={styles['text']}>
              <Text slot="label" className={styles['label'] ?? ''}>
                {option.label}
              </Text>
              {option.description !== undefined && (
                <Text slot="description" className={styles['description'] ?? ''}>
                  {option.description}
                </Text>
              )}
            </span>
            {isSelected && <Icon icon={Check} />}
          </>
        )}
      </ListBoxItem>
    )}
  </AriaListBox>
)
