import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** What it is for, read aloud: nobody can listen to the squares. */
  readonly label: string
}

/** The light margin that the standard asks for, in squares. */
const MARGIN = 4

/** The dark squares as one path, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Words as a QR code. It is dark on white in both themes: many cameras read no other. Rule: IDEN-37. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={pathOf(data)} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
