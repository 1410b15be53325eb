export { Trans, type TransProps } from './Trans.tsx'
export { untranslated, t, setTranslator, type Translator, type MessageValues } from './translate.ts'
