// npm run dev: the product on its sources; the server restarts and the page follows when they change.
import { runToItsEnd } from './run-to-its-end.mjs'

runToItsEnd('apps/dev/src/main.ts')
