export * from './Headlines.tsx'
export * from './NumberCharts.tsx'
export * from './NumbersTable.tsx'
