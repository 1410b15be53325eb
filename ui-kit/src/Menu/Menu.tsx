import type { ReactNode, RefAttributes } from 'react'
import {
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Text,
} from 'react-aria-components'
import { Check } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { PopoverSurface, type PopoverSurfaceProps } from '../Popover/index.ts'
import styles from './Menu.module.css'

/** An action or a link of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconType | undefined
  /** The keyboard shortcut, at the end of the row. */
  readonly shortcut?: string | undefined
  readonly tone?: 'danger' | undefined
  readonly isDisabled?: boolean | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** Related items; a line divides sections. */
export interface MenuSection {
  readonly id: string
  readonly title?: string | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuProps extends Pick<PopoverSurfaceProps, 'placement'>, RefAttributes<HTMLDivElement> {
  /** The button that opens it. */
  readonly trigger: ReactNode
  /** The accessible name. */
  readonly label: string
  /** In the order in which they are shown; what destroys is last. */
  readonly sections: readonly MenuSection[]
  /** The selected item of a section with a selection. */
  readonly selectedId?: string | undefined
}

/** Only the section that has the selected item is selectable; the items of others stay actions. */
const selectionOf = ({ items }: MenuSection, selected: string | undefined) =>
  selected !== undefined && items.some(({ id }) => id === selected)
    ? ({ selectionMode: 'single', selectedKeys: [selected] } as const)
    : {}

/** A list of actions that opens from a button. */
export const Menu = ({ trigger, label, sections, selectedId, ref, ...float }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <PopoverSurface {...float}>
      <AriaMenu ref={ref} aria-label={label} className={styles['menu'] ?? ''}>
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
  </MenuTrigger>
)
