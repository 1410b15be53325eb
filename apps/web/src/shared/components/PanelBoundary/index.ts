export { PanelBoundary, type PanelBoundaryProps } from './PanelBoundary.tsx'
