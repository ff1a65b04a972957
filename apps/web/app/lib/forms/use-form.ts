import { messages } from '@namma/contract/messages';
import { type ComponentProps, useRef, useState } from 'react';
import type { z } from 'zod';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { ApiError, sentenceOf } from '../api/api-error';

type Values = Record<string, FormDataEntryValue>;
type Errors = Record<string, string>;

type Rules<S extends z.ZodType> = { [F in keyof z.input<S>]?: (value: z.input<S>[F]) => string | undefined };

interface FormOptions<S extends z.ZodType> {
  /** Loads the contract's schema when the form is first touched, to keep it out of the first load. */
  schema: () => Promise<S>;
  /** Converts texts of fields to the types of the schema, such as numbers. */
  prepare?: (values: Values) => unknown;
  /**
   * Rules by field that the schema cannot know, such as today's date. A field's rule runs when the schema accepts that
   * field, even if others are wrong, so that all messages appear together. Returns the message when the value is wrong.
   */
  rules?: Rules<S>;
  /** Sends the form. Errors that it throws are shown: field errors at their fields, others as a toast. */
  submit: (values: z.output<S>) => Promise<void>;
}

/**
 * A form over uncontrolled inputs, so that typed text is never lost. Validates with the contract's schema, shows each
 * message under its field, moves the focus to the first wrong field, and ignores a second submit while one is running.
 */
export function useForm<S extends z.ZodType>({
  schema,
  prepare = (values) => values,
  rules,
  submit,
}: FormOptions<S>) {
  const [errors, setErrors] = useState<Errors>({});
  const hasTried = useRef(false);
  // Other form checks are also excluded from the first load.
  const load = () => Promise.all([schema(), import('./form-checks')]);

  async function validate(form: HTMLFormElement) {
    const [loaded, { formValues, daysOutside }] = await arrived(load);
    const values = prepare(formValues(form));
    const parsed = loaded.safeParse(values);
    const refused = firstMessages([...(parsed.error?.issues ?? []), ...daysOutside(loaded, values)]);
    const found = { ...refused, ...brokenRules(rules, values, refused) };
    setErrors(found);
    return { found, data: parsed.data };
  }

  const [send, isBusy] = useOneAtATime(async (form: HTMLFormElement) => {
    hasTried.current = true;
    try {
      const { found, data } = await validate(form);
      if (Object.keys(found).length > 0) return focusFirst(form, found);
      await submit(data as z.output<S>);
    } catch (error) {
      const fields = error instanceof ApiError ? firstMessages(error.details.issues ?? []) : {};
      const known = Object.fromEntries(
        Object.entries(fields).filter(([name]) => form.elements.namedItem(name)),
      );
      setErrors(known);
      if (Object.keys(known).length > 0) focusFirst(form, known);
      else toast.error(sentenceOf(error));
    }
  });

  const formProps: ComponentProps<'form'> = {
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    onFocus: () => void load().catch(() => {}),
    // After the first submit, messages follow the corrections.
    onChange: (event) => {
      if (hasTried.current) void validate(event.currentTarget).catch(() => {});
    },
  };
  /** Call it when a field was filled in by the page: messages follow that too. */
  const recheck = (form: HTMLFormElement | null) => {
    if (form && hasTried.current) void validate(form).catch(() => {});
  };
  return { formProps, errors, isBusy, recheck };
}

/** Schemas and checks are loaded over the network, which may be down. */
const arrived = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    throw new ApiError(0, messages.networkError);
  });

function brokenRules<S extends z.ZodType>(rules: Rules<S> = {}, values: unknown, refused: Errors): Errors {
  // Rules only run for fields that the schema has accepted, so these fields have their final type.
  const right = values as z.input<S>;
  const found: Errors = {};
  for (const field in rules) {
    const message = field in refused ? undefined : rules[field]?.(right[field]);
    if (message) found[field] = message;
  }
  return found;
}

function firstMessages(issues: readonly { path: PropertyKey[] | string; message: string }[]): Errors {
  const found: Errors = {};
  for (const { path, message } of issues) {
    const [first = '', second] = Array.isArray(path) ? path : path.split('.');
    // Fields within an object have names of their own; those of a list have none.
    const isField = typeof second === 'string' && !/^\d+$/.test(second);
    found[String(isField ? second : first)] ??= message;
  }
  return found;
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (!(first instanceof HTMLElement)) return;
  first.closest('details')?.setAttribute('open', '');
  first.focus();
}
