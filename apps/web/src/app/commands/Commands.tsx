import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CommandPalette } from '@guildhall/ui-kit/CommandPalette'
import { settingsGroups } from '../../shared/components/SettingsFrame/settings-groups.ts'
import type { NavItem } from '../shell/AppFrame/index.ts'
import { ShortcutHelp } from './ShortcutHelp/index.ts'
import { useChecklistChange } from '../../features/getting-started/index.ts'
import { getOtherParticipant, toConversationReader, useConversations } from '../../features/conversations/index.ts'
import { signOut, useSignedIn } from '../../features/session/index.ts'
import { canSearch } from '../../shared/access/can-search.ts'
import { chooseTheme } from '../../shared/theme/theme.ts'
import { buildCommands } from './build-commands.ts'
import { listShortcuts } from './shortcuts.ts'
import { t } from '../../shared/i18n/index.ts'

/** Which of the two dialogs is open. */
export type Shown = 'commands' | 'help' | null

export interface CommandsProps {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly nav: readonly NavItem[]
}

/** The command palette and the shortcut help, loaded when one of them is first opened. Rule: UI-35. */
export const Commands = ({ shown, onShow, nav }: CommandsProps) => {
  const session = useSignedIn()
  const queries = useQueryClient()
  const router = useRouter()
  const changeChecklist = useChecklistChange()
  const reader = toConversationReader(session)
  const inbox = useConversations(reader.side)
  const entries = inbox.state === 'ready' ? inbox.value.entries : []
  const close = (isOpen: boolean): void => {
    if (!isOpen) onShow(null)
  }
  return (
    <>
      <CommandPalette
        isOpen={shown === 'commands'}
        onOpenChange={close}
        placeholder={t('Type a page, a name or a command')}
        sections={buildCommands({
          nav,
          settings: settingsGroups(session),
          conversations: entries.map((entry) => {
            const { name, headline: line } = getOtherParticipant(entry, reader.side)
            return { uuid: entry.conversation.uuid, name, line }
          }),
          role: session.company?.role ?? null,
          go: (href) => void router.navigate({ href }),
          onTheme: chooseTheme,
          onFirstSteps: () => {
            changeChecklist(false)
            void router.navigate({ href: '/dashboard' })
          },
          // The palette closes itself after the action; the help opens after that.
          onHelp: () => setTimeout(() => onShow('help')),
          onSignOut: () => void signOut(queries),
        })}
      />
      <ShortcutHelp isOpen={shown === 'help'} onOpenChange={close} groups={listShortcuts(canSearch(session))} />
    </>
  )
}
