export { renderCv as cvPageOf } from './render-cv.ts'
