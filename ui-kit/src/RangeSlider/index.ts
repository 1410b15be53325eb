export * from './RangeSlider.tsx'
