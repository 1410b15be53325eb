import { HELP, readOptions } from './options.ts'
import { run } from './run.ts'

const options = readOptions(process.argv.slice(2))
if (options === null) console.log(HELP)
else await run(options)
process.exit(0)
