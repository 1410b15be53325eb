/** The rules that stories and pages are held to, in tests and in the panel of the addon. */
export const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that do not fit pages made of parts. */
export const disabledRules = ['region', 'label-content-name-mismatch']
/** What axe does not look at: announcements for elements that no longer exist, which react-aria removes after a few seconds. */
export const ignored = ['[data-live-announcer]']
