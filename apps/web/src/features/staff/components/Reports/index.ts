export { Around } from './Around.tsx'
export { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'
export { Pair } from './Pair.tsx'
