import { say } from '../../shared/i18n/index.ts'
const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** How the key for commands is called here: "⌘" or "Ctrl". */
export const commandKey = isApple ? '⌘' : 'Ctrl'

/** One key, and what it does. */
export interface Shortcut {
  readonly keys: string
  readonly does: string
}

/** Keys that belong together. */
export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

const anywhere: ShortcutGroup = {
  title: say('Anywhere'),
  shortcuts: [
    { keys: `${commandKey} K`, does: say('Commands: go anywhere, do anything') },
    { keys: '?', does: say('This help') },
    { keys: 'Esc', does: say('Close what is open') },
    { keys: 'F6', does: say('Go to what was said last: Undo, Retry') },
  ],
}
const writing: ShortcutGroup = {
  title: say('While writing'),
  shortcuts: [
    { keys: say('{commandKey} Enter', { commandKey }), does: say('Send or save') },
    { keys: 'Enter', does: say('A new line') },
  ],
}
const people: ShortcutGroup = {
  title: say('Search and bookmarks'),
  shortcuts: [
    { keys: '/', does: say('Search') },
    { keys: 'j', does: say('Next person') },
    { keys: 'k', does: say('Previous person') },
    { keys: 'Enter', does: say('Open the person') },
    { keys: 'b', does: say('Bookmark, or take the bookmark away') },
    { keys: 'm', does: say('Write to the person') },
  ],
}

/** Every key that the product knows, for each kind of user. Rule: UI-35. */
export const shortcutsOf = (userType: 'contractor' | 'employer'): readonly ShortcutGroup[] =>
  userType === 'employer' ? [anywhere, people, writing] : [anywhere, writing]
