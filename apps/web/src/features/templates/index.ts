export { type TemplateInsert, useTemplates } from './api/use-templates.ts'
export { TemplateGapNote, TemplateMenu } from './components/TemplateMenu/index.ts'
export { getGapError, appendText } from './gaps.ts'
