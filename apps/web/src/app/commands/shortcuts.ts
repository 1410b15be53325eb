import { t } from '../../shared/i18n/index.ts'
const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** The modifier key of the commands on this system: "⌘" or "Ctrl". */
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** A shortcut and its action. */
export interface Shortcut {
  readonly keys: string
  readonly does: string
}

/** A group of shortcuts under a title. */
export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

const anywhere: ShortcutGroup = {
  title: t('Anywhere'),
  shortcuts: [
    { keys: `${commandKey} K`, does: t('Commands: go anywhere, do anything') },
    { keys: '?', does: t('This help') },
    { keys: 'Esc', does: t('Close what is open') },
    { keys: 'F6', does: t('Go to what was said last: Undo, Retry') },
  ],
}
const writing: ShortcutGroup = {
  title: t('While writing'),
  shortcuts: [
    { keys: t('{commandKey} Enter', { commandKey }), does: t('Send or save') },
    { keys: 'Enter', does: t('A new line') },
  ],
}
const people: ShortcutGroup = {
  title: t('Search and bookmarks'),
  shortcuts: [
    { keys: '/', does: t('Search') },
    { keys: 'j', does: t('Next person') },
    { keys: 'k', does: t('Previous person') },
    { keys: 'Enter', does: t('Open the person') },
    { keys: 'b', does: t('Bookmark, or take the bookmark away') },
    { keys: 'm', does: t('Write to the person') },
  ],
}

/** The shortcuts of the product, with those of the search for users who may search. Rules: UI-35, UI-65. */
export const listShortcuts = (maySearch: boolean): readonly ShortcutGroup[] =>
  maySearch ? [anywhere, people, writing] : [anywhere, writing]
