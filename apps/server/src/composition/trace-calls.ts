import type { Tracing } from '@guildhall/domain/shared'

type Call = (...args: never[]) => Promise<unknown>
type CallName<Service> = { [Name in keyof Service]-?: Service[Name] extends Call ? Name : never }[keyof Service]

/** The same service of somebody else, with a span for each of these calls: its name alone, not what is asked and answered. Rule: BASE-54. */
export const traceCalls = <Service extends object>(
  service: Service,
  { calls, name, tracing }: Readonly<{ name: string; calls: readonly CallName<Service>[]; tracing: Tracing }>,
): Service => {
  const traced = calls.map((call) => {
    const ask = service[call] as (...args: unknown[]) => Promise<unknown>
    const attributes = { 'rpc.system': name, 'rpc.method': String(call) }
    const follow = (...args: unknown[]): Promise<unknown> =>
      tracing.run(`${name} ${String(call)}`, { kind: 'client', attributes }, () => Reflect.apply(ask, service, args))
    return [call, follow] as const
  })
  return { ...service, ...Object.fromEntries(traced) }
}
