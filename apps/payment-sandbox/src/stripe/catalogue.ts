import type { Store } from '../state/store.ts'
import { invalidRequest, noSuch } from './api-error.ts'
import {
  readFirstForm,
  type Form,
  readForm,
  readList,
  readMetadata,
  readNumber,
  requireText,
  readText,
} from './body.ts'
import { customerObject, listObject, paymentMethodObject, priceObject, productObject } from './objects.ts'

/* Products, prices and customers, which exist before a payment. */

export const createProduct = (store: Store, form: Form) => {
  const id = readText(form, 'id') ?? store.id('prod')
  if (store.state.products[id]) throw invalidRequest('Product already exists.', 'id', 'resource_already_exists')
  const product = { id, name: requireText(form, 'name'), metadata: readMetadata(form), created: store.now() }
  store.state.products[id] = product
  return productObject(product)
}

export const createPrice = (store: Store, form: Form) => {
  const product = requireText(form, 'product')
  if (!store.state.products[product]) throw invalidRequest(`No such product: '${product}'`, 'product')
  const lookupKey = readText(form, 'lookup_key')
  const taken = Object.values(store.state.prices).some((price) => lookupKey !== null && price.lookupKey === lookupKey)
  if (taken) throw invalidRequest(`A price already uses the lookup key ${lookupKey}`, 'lookup_key')
  const interval = requireText(readForm(form, 'recurring'), 'interval')
  if (interval !== 'month' && interval !== 'year') throw invalidRequest('Invalid interval', 'recurring[interval]')
  const price = {
    id: store.id('price'),
    product,
    currency: requireText(form, 'currency'),
    unitAmount: readNumber(form, 'unit_amount') ?? 0,
    interval,
    lookupKey,
    metadata: readMetadata(form),
    created: store.now(),
  } as const
  store.state.prices[price.id] = price
  return priceObject(price)
}

export const readPrice = ({ state }: Store, id: string) => {
  const price = state.prices[id]
  if (price === undefined) throw noSuch('price', id)
  return priceObject(price)
}

export const listPrices = (store: Store, query: Form) => {
  const keys = readList(query, 'lookup_keys')
  const limit = readNumber(query, 'limit') ?? 10
  if (keys.length > 10) throw invalidRequest('At most 10 lookup keys', 'lookup_keys')
  const found = Object.values(store.state.prices).filter(
    ({ lookupKey }) => keys.length === 0 || keys.includes(lookupKey),
  )
  return listObject('/v1/prices', found.slice(0, limit).map(priceObject))
}

export const createCustomer = (store: Store, form: Form) => {
  const customer = {
    id: store.id('cus'),
    email: readText(form, 'email'),
    name: readText(form, 'name'),
    metadata: readMetadata(form),
    created: store.now(),
    defaultPaymentMethod: null,
    balance: 0,
  }
  store.state.customers[customer.id] = customer
  return customerObject(customer)
}

const getCustomer = (store: Store, id: string) => {
  const customer = store.state.customers[id]
  if (customer === undefined) throw noSuch('customer', id)
  return customer
}

export const readCustomer = (store: Store, id: string) => customerObject(getCustomer(store, id))

export const updateCustomer = (store: Store, id: string, form: Form) => {
  const customer = getCustomer(store, id)
  const method = readText(readForm(form, 'invoice_settings'), 'default_payment_method')
  if (method !== null) customer.defaultPaymentMethod = method
  return customerObject(customer)
}

export const listPaymentMethods = (store: Store, id: string) => {
  const methods = Object.values(store.state.paymentMethods).filter(({ customer }) => customer === id)
  return listObject(`/v1/customers/${id}/payment_methods`, methods.toReversed().map(paymentMethodObject))
}

/** The price and quantity of the first item of a form. */
export const readOrderedItem = (store: Store, form: Form, name: string) => {
  const item = readFirstForm(form, name)
  const price = requireText(item, 'price')
  if (!store.state.prices[price])
    throw invalidRequest(`No such price: '${price}'`, `${name}[0][price]`, 'resource_missing')
  return { id: readText(item, 'id'), price, quantity: readNumber(item, 'quantity') ?? 1 }
}
