export * from './ScrollArea.tsx'
