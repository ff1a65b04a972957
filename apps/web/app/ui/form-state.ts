/** The values of a form, as one text to compare. */
export const readForm = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/**
 * Whether a form's values have changed. A form without an `original` is unchanged; `data-unsaved` marks a form whose
 * values come from an earlier step.
 */
export const isFormEdited = (form: HTMLFormElement, original: string | undefined): boolean =>
  'unsaved' in form.dataset || (original !== undefined && readForm(form) !== original);
