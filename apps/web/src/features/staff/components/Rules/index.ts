export { RulesForm, type RulesFormProps } from './RulesForm.tsx'
