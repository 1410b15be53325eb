// The health of the process beside which this runs, as an exit code: for containers, whose image has no other client.
const port = process.env['OPS_PORT'] ?? '9464'
const WITHIN_MS = 2_500

const isWell = await fetch(`http://127.0.0.1:${port}/healthz`, {
  redirect: 'error',
  signal: AbortSignal.timeout(WITHIN_MS),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isWell ? 0 : 1
