import { getSignedInAs } from '../session/session';
import { tabStorage } from '../session/storage';

/**
 * Stores an unsent request of a person who had to sign in: a filled form or a product for the cart. It stays in
 * the tab's storage for a quarter of an hour. A guest's work goes to the person who signs in from the same screen; a
 * member's work only to the same member. Passwords are never kept.
 */
const STORAGE_KEY = 'unfinished';
const KEPT_MILLISECONDS = 15 * 60_000;

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** Key of the draft, such as the path of a form. */
  name: string;
  /** The screen that signing in leads back to. */
  from: string;
  values: Values;
  /** The email of the person who started it; null for a guest. */
  owner: string | null;
  keptAt: number;
}

/** Replaces what was kept before. `owner` is the person who was signed in when the work began, not after a 401. */
export function saveDraft(work: Pick<Draft, 'name' | 'from' | 'values'>, owner: string | null): void {
  write({ ...work, owner, keptAt: Date.now() });
}

/** The work of this name that belongs to the signed-in person, or to this guest. */
export function findDraft(name: string): Values | undefined {
  const kept = read();
  return kept?.name === name && kept.owner === (getSignedInAs() ?? null) ? kept.values : undefined;
}

/** Call it after the work was sent or given up. */
export function deleteDraft(name: string): void {
  if (read()?.name === name) clearDraft();
}

/**
 * Call it when somebody signs in. A guest's work becomes theirs if they come from the screen that asked for it; other
 * work is deleted.
 */
export function claimDraft(email: string, from: string | null): void {
  const kept = read();
  if (kept?.owner === null && kept.from === from) write({ ...kept, owner: email });
  else if (kept?.owner !== email) clearDraft();
}

/** Call it when somebody signs out. */
export const clearDraft = (): void => tabStorage.remove(STORAGE_KEY);

/** The values of a form's fields, without passwords and empty fields. */
export function readForm(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      value !== '' && typeof value === 'string' && !isPassword(form.elements.namedItem(name)),
  );
  return Object.fromEntries(texts) as Values;
}

/** Puts kept values back into the fields of the same names. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    const value = values[field.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value;
    else if (!isPassword(field) && 'value' in field) field.value = value;
  }
}

// A shown password is a text field, so only its `autocomplete` identifies it.
const isPassword = (field: unknown): boolean =>
  field instanceof HTMLInputElement && (field.type === 'password' || /password/.test(field.autocomplete));

function read(): Draft | undefined {
  try {
    const kept: Draft | null = JSON.parse(tabStorage.read(STORAGE_KEY) ?? 'null');
    if (kept && Date.now() - kept.keptAt < KEPT_MILLISECONDS) return kept;
  } catch {
    // No valid entry.
  }
  clearDraft();
  return undefined;
}

const write = (kept: Draft): unknown => tabStorage.write(STORAGE_KEY, JSON.stringify(kept));
