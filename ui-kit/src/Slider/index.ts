export * from './Slider.tsx'
