export { EditSection, type EditSectionProps } from './EditSection.tsx'
