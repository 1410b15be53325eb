import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify'

declare const carriedType: unique symbol

/** A typed service identifier of the container. */
export type Token<T> = ServiceIdentifier<T> & { readonly [carriedType]?: T }

/** Tokens by the names of their types. */
export type Tokens<Types> = { readonly [Name in keyof Types & string]: Token<Types[Name]> }

/** One token per name, created on first access. */
export function createTokens<Types>(context: string): Tokens<Types> {
  const tokens = new Map<string, symbol>()
  return new Proxy({} as Tokens<Types>, {
    get: (_, name) => {
      const key = String(name)
      const token = tokens.get(key) ?? Symbol(`${context}.${key}`)
      tokens.set(key, token)
      return token
    },
  })
}

/**
 * Binds a token to a factory, which receives its dependencies as one object. A dependency that has no token, or another type than the
 * factory takes, does not compile.
 */
export function provide<Types, T, const Name extends keyof Types & string>(
  options: ContainerModuleLoadOptions,
  tokens: Tokens<Types>,
  token: Token<T>,
  needs: readonly Name[],
  make: (deps: { readonly [Need in Name]: Types[Need] }) => T | Promise<T>,
): void {
  options
    .bind<unknown>(token as ServiceIdentifier<unknown>)
    .toResolvedValue(
      (...values: unknown[]) =>
        make(
          Object.fromEntries(needs.map((name, index) => [name, values[index]])) as {
            readonly [Need in Name]: Types[Need]
          },
        ),
      needs.map((name) => tokens[name] as ServiceIdentifier<unknown>),
    )
    .inSingletonScope()
}
