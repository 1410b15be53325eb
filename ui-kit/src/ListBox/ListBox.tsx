import type { ReactNode, RefAttributes } from 'react'
import { ListBox as AriaListBox, ListBoxItem, Text } from 'react-aria-components'
import { Check } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './ListBox.module.css'
import { t } from '../i18n/index.ts'

/** One choice of a list: in a Select, a ComboBox or a MultiSelect. */
export interface Option {
  readonly id: string
  /** What is shown, searched and spoken. */
  readonly label: string
  /** A second, quieter line: "Western Cape, South Africa". */
  readonly description?: string | undefined
  readonly icon?: IconType | undefined
  readonly isDisabled?: boolean | undefined
}

export interface ListBoxProps extends RefAttributes<HTMLDivElement> {
  /** The choices; a combo box gives them through its own context. */
  readonly options?: readonly Option[] | undefined
  /** Said when there is nothing to choose. */
  readonly emptyState?: ReactNode
}

/** A floating list of choices, a tick at what is chosen. */
export const ListBox = ({ options, emptyState = t('Nothing found'), ref }: ListBoxProps) => (
  <AriaListBox<Option>
    ref={ref}
    className={styles['list'] ?? ''}
    {...(options ? { items: options } : {})}
    renderEmptyState={() => <div className={styles['empty']}>{emptyState}</div>}
  >
    {(choice) => (
      <ListBoxItem
        id={choice.id}
        textValue={choice.label}
        isDisabled={choice.isDisabled ?? false}
        className={styles['option'] ?? ''}
        data-has-description={choice.description !== undefined || undefined}
      >
        {({ isSelected }) => (
          <>
            {choice.icon && <Icon icon={choice.icon} />}
            <span className={styles['words']}>
              <Text slot="label" className={styles['label'] ?? ''}>
                {choice.label}
              </Text>
              {choice.description !== undefined && (
                <Text slot="description" className={styles['description'] ?? ''}>
                  {choice.description}
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
