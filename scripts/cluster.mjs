// npm run cluster: the product as many processes with its engines.
import { runToItsEnd } from './run-to-its-end.mjs'

runToItsEnd('apps/cluster/src/main.ts')
