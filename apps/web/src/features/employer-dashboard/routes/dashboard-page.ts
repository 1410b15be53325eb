// The router's lazy chunk of the dashboard. Separate from the component, because fast refresh needs files that export components only.
export { readAhead } from '../api/read-ahead.ts'
export { EmployerDashboardPage } from './EmployerDashboardPage.tsx'
