import { createHash } from 'node:crypto'

/**
 * The two style elements that the web app's component library adds to the page's head at run time: one for pressable elements, one
 * while a dialog prevents scrolling. They must match exactly, or the policy blocks them.
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

/** Their hashes for a content security policy. */
export const componentStyleHashes: readonly string[] = styles.map(
  (style) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
)
