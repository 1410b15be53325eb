export { GuildhallIllustration, type GuildhallIllustrationProps } from './GuildhallIllustration.tsx'
