import type { ReactNode, RefAttributes } from 'react'
import { Header, Keyboard, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Text } from 'react-aria-components'
import { Check } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { Float, type FloatProps } from '../Popover/index.ts'
import styles from './Menu.module.css'

/** One thing a menu does, or one place it goes to. */
export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: Glyph | undefined
  /** Its key, at the end of the line. */
  readonly keys?: string | undefined
  readonly tone?: 'danger' | undefined
  readonly isDisabled?: boolean | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** Actions that belong together; a hairline divides groups. */
export interface MenuGroup {
  readonly id: string
  readonly title?: string | undefined
  readonly actions: readonly MenuAction[]
}

export interface MenuProps extends Pick<FloatProps, 'placement'>, RefAttributes<HTMLDivElement> {
  /** The button that opens it. */
  readonly trigger: ReactNode
  /** Its name for screen readers. */
  readonly label: string
  readonly groups: readonly MenuGroup[]
  /** The action that is in force, in a menu that chooses. */
  readonly selected?: string | undefined
}

/** Only the group of what is in force chooses; the others go on doing. */
const selectionOf = ({ actions }: MenuGroup, selected: string | undefined) =>
  selected !== undefined && actions.some(({ id }) => id === selected)
    ? ({ selectionMode: 'single', selectedKeys: [selected] } as const)
    : {}

/** A few things to do, behind one button. */
export const Menu = ({ trigger, label, groups, selected, ref, ...float }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Float {...float}>
      <AriaMenu ref={ref} aria-label={label} className={styles['menu'] ?? ''}>
        {groups.map((group) => (
          <MenuSection
            key={group.id}
            id={group.id}
            className={styles['group'] ?? ''}
            aria-label={group.title ?? label}
            {...selectionOf(group, selected)}
          >
            {group.title !== undefined && <Header className={styles['title']}>{group.title}</Header>}
            {group.actions.map((action) => (
              <MenuItem
                key={action.id}
                id={action.id}
                textValue={action.label}
                className={styles['item'] ?? ''}
                data-tone={action.tone}
                isDisabled={action.isDisabled ?? false}
                {...(action.href === undefined ? {} : { href: action.href })}
                {...(action.onAction ? { onAction: action.onAction } : {})}
              >
                {action.icon && <Icon of={action.icon} />}
                <span className={styles['words']}>
                  <Text slot="label">{action.label}</Text>
                  {action.description !== undefined && (
                    <Text slot="description" className={styles['description'] ?? ''}>
                      {action.description}
                    </Text>
                  )}
                </span>
                {action.keys !== undefined && <Keyboard className={styles['end']}>{action.keys}</Keyboard>}
                {action.id === selected && <Icon of={Check} />}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Float>
  </MenuTrigger>
)
