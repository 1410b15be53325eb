export { formatPriceFormula, PriceCard, formatPrice, type PriceCardProps } from './PriceCard.tsx'
