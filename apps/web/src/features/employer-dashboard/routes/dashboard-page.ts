// What the router loads of the dashboard. A file that exports its component alone can change under the open page.
export { readAhead } from '../api/read-ahead.ts'
export { EmployerDashboardPage } from './EmployerDashboardPage.tsx'
