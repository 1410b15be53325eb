export { arithmeticOf, PriceCard, priceOf, type PriceCardProps } from './PriceCard.tsx'
