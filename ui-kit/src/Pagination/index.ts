export * from './Pagination.tsx'
