// npm run pictures: pictures of screens and components beside those of another commit. npm run pictures -- --help
import { HELP, readOptions } from './options.ts'
import { run } from './run.ts'

const options = readOptions(process.argv.slice(2))
if (options === null) console.log(HELP)
else process.exitCode = await run(options)
