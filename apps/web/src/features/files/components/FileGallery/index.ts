export * from './FileGallery.tsx'
