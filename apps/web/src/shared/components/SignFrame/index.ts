export { SignFrame, type SignFrameProps } from './SignFrame.tsx'
