// The router's lazy chunk of the dashboard. Separate from the component, because fast refresh needs files that export components only.
export { prefetchDashboard as readAhead } from '../api/prefetch-dashboard.ts'
export { EmployerDashboardPage } from './EmployerDashboardPage.tsx'
