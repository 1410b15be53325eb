const operable = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, button, [tabindex="0"]'

const focusIn = (field: Element | null | undefined): boolean => {
  const target = field?.matches(operable) ? field : field?.querySelector(operable)
  if (!(target instanceof HTMLElement)) return false
  target.focus()
  return true
}

/** Focuses the field with a form name; for a hidden input, the focusable part of its field. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const named = form.querySelector(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`)
  for (let element: Element | null = named; element && element !== form; element = element.parentElement) {
    if (focusIn(element)) return
  }
}

/** Focuses the first invalid field in reading order. */
export const focusFirstInvalid = (form: HTMLFormElement): void => {
  focusIn(form.querySelector('[aria-invalid="true"]:not([type="hidden"]), [data-invalid]'))
}
