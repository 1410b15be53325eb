const operable = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, button, [tabindex="0"]'

const focusIn = (field: Element | null | undefined): boolean => {
  const target = field?.matches(operable) ? field : field?.querySelector(operable)
  if (!(target instanceof HTMLElement)) return false
  target.focus()
  return true
}

/** Focuses the field of that form name; a hidden input leads to the part of the field that can be operated. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const named = form.querySelector(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`)
  for (let element: Element | null = named; element && element !== form; element = element.parentElement) {
    if (focusIn(element)) return
  }
}

/** Focuses the first field, in reading order, that is said to be invalid. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  focusIn(form.querySelector('[aria-invalid="true"]:not([type="hidden"]), [data-invalid]'))
}
