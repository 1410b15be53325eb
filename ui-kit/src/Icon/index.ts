export * from './Icon.tsx'
export * as glyphs from './glyphs.ts'
