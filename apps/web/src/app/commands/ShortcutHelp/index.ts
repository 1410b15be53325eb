export * from './ShortcutHelp.tsx'
