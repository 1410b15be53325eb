// npm start: runs the product with everything embedded.
import { runToItsEnd } from './run-to-its-end.mjs'

runToItsEnd('apps/server/src/main.ts')
