import { getSignedInAs } from './session';

/**
 * What a person was about to send when they had to sign in: a filled form, a product to be added. Kept in the storage of
 * this tab, for a quarter of an hour, and shown to nobody else: a guest's work goes to whoever signs in from the very
 * screen that asked for it, a member's only to the same member. Passwords are never kept.
 */
const STORAGE_KEY = 'unfinished';
const KEPT_MILLISECONDS = 15 * 60_000;

type Values = Readonly<Record<string, string>>;

interface Unfinished {
  /** What it is, such as the path of a form. */
  name: string;
  /** The screen that signing in leads back to. */
  from: string;
  values: Values;
  /** The email of who began it; null for a guest. */
  owner: string | null;
  keptAt: number;
}

/** Keeps it instead of what was kept before. `owner` is who was signed in when it began, not after a 401. */
export function keepUnfinished(
  work: Pick<Unfinished, 'name' | 'from' | 'values'>,
  owner: string | null,
): void {
  write({ ...work, owner, keptAt: Date.now() });
}

/** What was kept under this name by the person who is signed in, or by this guest. */
export function findUnfinished(name: string): Values | undefined {
  const kept = read();
  return kept?.name === name && kept.owner === (getSignedInAs() ?? null) ? kept.values : undefined;
}

/** Once it was sent, or given up. */
export function dropUnfinished(name: string): void {
  if (read()?.name === name) forgetUnfinished();
}

/**
 * When somebody signs in: a guest's work becomes theirs where they come from the screen that asked for it. All else that
 * was kept is not theirs and is forgotten.
 */
export function claimUnfinished(email: string, from: string | null): void {
  const kept = read();
  if (kept?.owner === null && kept.from === from) write({ ...kept, owner: email });
  else if (kept?.owner !== email) forgetUnfinished();
}

/** When somebody logs out. */
export function forgetUnfinished(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where a browser forbids storage, nothing was kept.
  }
}

/** The texts of a form's fields, but for passwords and what is empty. */
export function readForm(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      value !== '' && typeof value === 'string' && !isPassword(form.elements.namedItem(name)),
  );
  return Object.fromEntries(texts) as Values;
}

/** Puts kept texts back into the fields of their names. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    const value = values[field.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.value === value;
    else if (!isPassword(field) && 'value' in field) field.value = value;
  }
}

// A shown password is a field of type text; its autocomplete says what it is.
const isPassword = (field: unknown): boolean =>
  field instanceof HTMLInputElement && (field.type === 'password' || /password/.test(field.autocomplete));

function read(): Unfinished | undefined {
  try {
    const kept: Unfinished | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (kept && Date.now() - kept.keptAt < KEPT_MILLISECONDS) return kept;
  } catch {
    // No storage, or nothing of ours in it.
  }
  forgetUnfinished();
  return undefined;
}

function write(kept: Unfinished): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Signing in goes on without it.
  }
}
