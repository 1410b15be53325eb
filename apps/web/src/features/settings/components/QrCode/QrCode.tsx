import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string
  /** The text alternative for screen readers. */
  readonly label: string
}

/** The quiet zone that the standard requires, in modules. */
const MARGIN = 4

/** The dark modules as one path, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A text as a QR code. It is dark on white in both themes, because many cameras cannot read others. Rule: IDEN-37. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={pathOf(data)} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
