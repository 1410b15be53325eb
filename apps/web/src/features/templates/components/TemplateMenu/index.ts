export * from './TemplateGapNote.tsx'
export * from './TemplateMenu.tsx'
