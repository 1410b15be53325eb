import { createHash } from 'node:crypto'

/**
 * The two style elements that the web app's component library puts into the page's head while it runs: one for everything that can be
 * pressed, one while a dialog holds the page still. Letter for letter, or the policy refuses them.
 */
const styles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** Their hashes, as a policy names them. */
export const componentStyleHashes: readonly string[] = styles.map(
  (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
)
