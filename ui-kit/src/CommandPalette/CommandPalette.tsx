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
import { Search } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { ScrollArea } from '../ScrollArea/index.ts'
import styles from './CommandPalette.module.css'
import { t } from '../i18n/index.ts'

/** A command or destination of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Muted text after the label. */
  readonly description?: string | undefined
  readonly icon?: IconType | undefined
  /** An avatar or another image instead of an icon. */
  readonly image?: ReactNode
  readonly shortcut?: string | undefined
  readonly onAction: () => void
}

export interface CommandPaletteProps extends RefAttributes<HTMLElement> {
  /** Whether it is open, if the caller decides. */
  readonly isOpen: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** Commands in named groups; empty groups are left out. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly commands: readonly Command[] }[]
  /** Called with the search text, for a caller that adds results to the groups. */
  readonly onInputChange?: ((typed: string) => void) | undefined
  /** The accessible name. Default "Commands". */
  readonly label?: string | undefined
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** Shown when nothing has that name. */
  readonly emptyState?: ReactNode
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Searches commands and destinations by name; Enter runs one, Escape closes. */
export const CommandPalette = ({
  isOpen,
  onOpenChange,
  sections,
  onInputChange,
  label = t('Commands'),
  placeholder = t('Type a command or a name'),
  emptyState = t('Nothing of that name'),
  ref,
}: CommandPaletteProps) => {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <ModalOverlay className={styles['overlay'] ?? ''} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles['palette'] ?? ''}>
        <Dialog ref={ref} aria-label={label} className={styles['dialog'] ?? ''}>
          <Autocomplete filter={contains} {...(onInputChange ? { onInputChange } : {})}>
            <SearchField
              aria-label={label}
              className={styles['field'] ?? ''}
              onKeyDown={(event) => (event.key === 'Escape' ? onOpenChange(false) : event.continuePropagation())}
            >
              <Icon icon={Search} />
              <Input ref={focus} placeholder={placeholder} />
              <Kbd>Esc</Kbd>
            </SearchField>
            <ScrollArea label={t('What can be chosen')} className={styles['list']}>
              <Menu
                aria-label={label}
                className={styles['menu'] ?? ''}
                onAction={() => onOpenChange(false)}
                renderEmptyState={() => <div className={styles['empty']}>{emptyState}</div>}
              >
                {sections
                  .filter((group) => group.commands.length > 0)
                  .map((group) => (
                    <MenuSection key={group.id} id={group.id}>
                      <Header className={styles['title']}>{group.title}</Header>
                      {group.commands.map((command) => (
                        <MenuItem
                          key={command.id}
                          id={command.id}
                          textValue={`${command.label} ${command.description ?? ''}`.trim()}
                          onAction={command.onAction}
                          className={styles['item'] ?? ''}
                        >
                          {command.image ?? (command.icon && <Icon icon={command.icon} />)}
                          <span className={styles['text']}>
                            {command.label}{' '}
                            {command.description !== undefined && (
                              <span className={styles['detail']}>{command.description}</span>
                            )}
                          </span>
                          {command.shortcut !== undefined && <Kbd>{command.shortcut}</Kbd>}
                        </MenuItem>
                      ))}
                    </MenuSection>
                  ))}
              </Menu>
            </ScrollArea>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
