export * from './UpdateItem.tsx'
export * from './UpdateList.tsx'
export * from './UpdateView.tsx'
