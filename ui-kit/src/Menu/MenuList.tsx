import type { RefObject } from 'react'
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Text,
} from 'react-aria-components'
import { Check } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { PopoverSurface } from '../Popover/index.ts'
import type { MenuProps, MenuSection } from './Menu.tsx'
import styles from './Menu.module.css'

/** Only the section that has the selected item is selectable; the items of others stay actions. */
const selectionOf = ({ items }: MenuSection, selected: string | undefined) =>
  selected !== undefined && items.some(({ id }) => id === selected)
    ? ({ selectionMode: 'single', selectedKeys: [selected] } as const)
    : {}

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  /** Of the list, for the button's `aria-controls`. */
  readonly id: string
  /** The button that opens it. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  /** Whether the list is shown. */
  readonly isOpen: boolean
  /** The item that gets the focus; null if the list gets it. */
  readonly focused: 'first' | 'last' | null
  /** Called when an item was chosen, on Escape, and on a press outside. */
  readonly onClose: () => void
}

/** The open list. A module of its own, because it is a quarter of the code of a page. */
export const MenuList = ({
  id,
  label,
  sections,
  selectedId,
  triggerRef,
  isOpen,
  focused,
  onClose,
  placement = 'bottom start',
  ref,
}: MenuListProps) => (
  <PopoverSurface
    trigger="MenuTrigger"
    triggerRef={triggerRef}
    placement={placement}
    aria-label={label}
    isOpen={isOpen}
    onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
  >
    <AriaMenu
      ref={ref}
      id={id}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list opens for its keys
      autoFocus={focused ?? true}
      className={styles['menu'] ?? ''}
      onClose={onClose}
    >
      {sections.map((group) => (
        <AriaMenuSection
          key={group.id}
          id={group.id}
          className={styles['group'] ?? ''}
          aria-label={group.title ?? label}
          {...selectionOf(group, selectedId)}
        >
          {group.title !== undefined && <Header className={styles['title']}>{group.title}</Header>}
          {group.items.map((action) => (
            <AriaMenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              className={styles['item'] ?? ''}
              data-tone={action.tone}
              isDisabled={action.isDisabled ?? false}
              {...(action.href === undefined ? {} : { href: action.href })}
              {...(action.onAction ? { onAction: action.onAction } : {})}
            >
              {action.icon && <Icon icon={action.icon} />}
              <span className={styles['text']}>
                <Text slot="label">{action.label}</Text>
                {action.description !== undefined && (
                  <Text slot="description" className={styles['description'] ?? ''}>
                    {action.description}
                  </Text>
                )}
              </span>
              {action.shortcut !== undefined && <Keyboard className={styles['end']}>{action.shortcut}</Keyboard>}
              {action.id === selectedId && <Icon icon={Check} />}
            </AriaMenuItem>
          ))}
        </AriaMenuSection>
      ))}
    </AriaMenu>
  </PopoverSurface>
)
