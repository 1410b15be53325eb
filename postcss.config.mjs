import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

// Makes the breakpoints of the theme known to every style sheet, of the kit, the page, the stories and the packed kit alike.
export default {
  plugins: [globalData({ files: [join(import.meta.dirname, 'ui-kit/src/theme/breakpoints.css')] }), customMedia()],
}
