export { ToastRegion as ToastHost } from '@guildhall/ui-kit/Toast'
