// npm run dev: runs the product from its sources; the server restarts and the page updates when they change.
import { runToItsEnd } from './run-to-its-end.mjs'

runToItsEnd('apps/dev/src/main.ts')
