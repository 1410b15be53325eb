export * from './DataGrid.tsx'
