export { Around } from './Around.tsx'
export { DecisionForm } from './DecisionForm.tsx'
