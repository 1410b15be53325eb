import type { ReactNode, RefAttributes } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { Search } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { ScrollRegion } from '../ScrollRegion/index.ts'
import styles from './CommandPalette.module.css'
import { say } from '../words/index.ts'

/** One thing the palette does or opens. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Quieter words after the label. */
  readonly detail?: string | undefined
  readonly icon?: Glyph | undefined
  /** A face or another picture instead of a sign. */
  readonly picture?: ReactNode
  readonly keys?: string | undefined
  readonly onAction: () => void
}

export interface CommandPaletteProps extends RefAttributes<HTMLElement> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly groups: readonly { readonly id: string; readonly title: string; readonly commands: readonly Command[] }[]
  /** What is typed, when the caller looks for things to add to the groups. */
  readonly onInputChange?: ((typed: string) => void) | undefined
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly empty?: ReactNode
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Everything one can do or open, by typing a few letters of it; Esc closes, Enter does. */
export const CommandPalette = ({
  isOpen,
  onOpenChange,
  groups,
  onInputChange,
  label = say('Commands'),
  placeholder = say('Type a command or a name'),
  empty = say('Nothing of that name'),
  ref,
}: CommandPaletteProps) => {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <ModalOverlay className={styles['scrim'] ?? ''} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles['palette'] ?? ''}>
        <Dialog ref={ref} aria-label={label} className={styles['dialog'] ?? ''}>
          <Autocomplete filter={contains} {...(onInputChange ? { onInputChange } : {})}>
            <SearchField
              aria-label={label}
              className={styles['field'] ?? ''}
              onKeyDown={(event) => (event.key === 'Escape' ? onOpenChange(false) : event.continuePropagation())}
            >
              <Icon of={Search} />
              <Input ref={focus} placeholder={placeholder} />
              <Kbd>Esc</Kbd>
            </SearchField>
            <ScrollRegion label={say('What can be chosen')} className={styles['list']}>
              <Menu
                aria-label={label}
                className={styles['menu'] ?? ''}
                onAction={() => onOpenChange(false)}
                renderEmptyState={() => <div className={styles['empty']}>{empty}</div>}
              >
                {groups
                  .filter((group) => group.commands.length > 0)
                  .map((group) => (
                    <MenuSection key={group.id} id={group.id}>
                      <Header className={styles['title']}>{group.title}</Header>
                      {group.commands.map((command) => (
                        <MenuItem
                          key={command.id}
                          id={command.id}
                          textValue={`${command.label} ${command.detail ?? ''}`.trim()}
                          onAction={command.onAction}
                          className={styles['item'] ?? ''}
                        >
                          {command.picture ?? (command.icon && <Icon of={command.icon} />)}
                          <span className={styles['words']}>
                            {command.label}{' '}
                            {command.detail !== undefined && <span className={styles['detail']}>{command.detail}</span>}
                          </span>
                          {command.keys !== undefined && <Kbd>{command.keys}</Kbd>}
                        </MenuItem>
                      ))}
                    </MenuSection>
                  ))}
              </Menu>
            </ScrollRegion>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
