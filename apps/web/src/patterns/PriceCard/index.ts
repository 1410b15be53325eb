export { PriceCard, priceOf, type PriceCardProps } from './PriceCard.tsx'
