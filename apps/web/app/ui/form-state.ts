/** What a form holds, as text to compare. */
export const readForm = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

/**
 * Whether a form holds something else than it did. One that was never entered holds what it did;
 * `data-unsaved` says that it holds what an earlier step took over.
 */
export const isFormEdited = (form: HTMLFormElement, original: string | undefined): boolean =>
  'unsaved' in form.dataset || (original !== undefined && readForm(form) !== original);
