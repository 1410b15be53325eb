export * from './Composer.tsx'
export * from './ComposerClosed.tsx'
