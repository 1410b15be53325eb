import type { ReactNode, RefAttributes } from 'react'
import { ListBox, ListBoxItem, Text } from 'react-aria-components'
import { Check } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import styles from './ListBox.module.css'
import { say } from '../words/index.ts'

/** One choice of a list: in a Select, a ComboBox or a MultiSelect. */
export interface Choice {
  readonly id: string
  /** What is shown, searched and spoken. */
  readonly label: string
  /** A second, quieter line: "Western Cape, South Africa". */
  readonly description?: string | undefined
  readonly icon?: Glyph | undefined
  readonly isDisabled?: boolean | undefined
}

export interface ChoiceListProps extends RefAttributes<HTMLDivElement> {
  /** The choices; a combo box gives them through its own context. */
  readonly choices?: readonly Choice[] | undefined
  /** Said when there is nothing to choose. */
  readonly empty?: ReactNode
}

/** A floating list of choices, a tick at what is chosen. */
export const ChoiceList = ({ choices, empty = say('Nothing found'), ref }: ChoiceListProps) => (
  <ListBox<Choice>
    ref={ref}
    className={styles['list'] ?? ''}
    {...(choices ? { items: choices } : {})}
    renderEmptyState={() => <div className={styles['empty']}>{empty}</div>}
  >
    {(choice) => (
      <ListBoxItem
        id={choice.id}
        textValue={choice.label}
        isDisabled={choice.isDisabled ?? false}
        className={styles['option'] ?? ''}
        data-two-lines={choice.description !== undefined || undefined}
      >
        {({ isSelected }) => (
          <>
            {choice.icon && <Icon of={choice.icon} />}
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
            {isSelected && <Icon of={Check} />}
          </>
        )}
      </ListBoxItem>
    )}
  </ListBox>
)
