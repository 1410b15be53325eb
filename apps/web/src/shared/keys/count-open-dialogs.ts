/** A toast is an alert dialog to screen readers, but it does not stop what the page behind it does. */
const toasts = '[data-react-aria-top-layer]'

/** How many dialogs are open, toasts aside. Keys of a page do nothing behind a dialog. */
export const countOpenDialogs = (): number =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (dialog) => dialog.closest(toasts) === null,
  ).length
