import { messages } from '@namma/contract/messages';
import { type ComponentProps, useRef, useState } from 'react';
import type { z } from 'zod';
import { toast } from '../ui/toast';
import { useOneAtATime } from '../ui/use-one-at-a-time';
import { ApiError, sentenceOf } from './api-error';

type Values = Record<string, FormDataEntryValue>;
type Errors = Record<string, string>;

type Rules<S extends z.ZodType> = { [F in keyof z.input<S>]?: (value: z.input<S>[F]) => string | undefined };

interface FormOptions<S extends z.ZodType> {
  /** Loads the contract's schema when the form is first touched: its weight is not part of the first paint. */
  schema: () => Promise<S>;
  /** Raw field texts to what the schema expects, such as numbers. */
  prepare?: (values: Values) => unknown;
  /**
   * Rules the schema cannot know, such as today's date, by field. Each is asked of its field as soon as the schema lets
   * that one pass, whatever the others say, so that all messages come at once. The message, when it is wrong.
   */
  rules?: Rules<S>;
  /** Sends it. What it throws is shown: fields on their fields, the rest as a toast. */
  submit: (values: z.output<S>) => Promise<void>;
}

/**
 * A form over plain inputs: what was typed stays in them whatever happens. Validates with the contract's own schema,
 * puts each message under its field, moves the focus to the first wrong one, and takes no second submit while one runs.
 */
export function useForm<S extends z.ZodType>({
  schema,
  prepare = (values) => values,
  rules,
  submit,
}: FormOptions<S>) {
  const [errors, setErrors] = useState<Errors>({});
  const hasTried = useRef(false);

  async function validate(form: HTMLFormElement) {
    const values = prepare(Object.fromEntries(new FormData(form)));
    const parsed = (await arrived(schema)).safeParse(values);
    const refused = firstMessages(parsed.error?.issues ?? []);
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
    onFocus: () => void schema().catch(() => {}),
    // After the first try, messages follow what is being mended.
    onChange: (event) => {
      if (hasTried.current) void validate(event.currentTarget).catch(() => {});
    },
  };
  return { formProps, errors, isBusy };
}

/** The schema is a file of its own, which a lost request keeps away. */
const arrived = <S>(schema: () => Promise<S>): Promise<S> =>
  schema().catch(() => {
    throw new ApiError(0, messages.networkError);
  });

function brokenRules<S extends z.ZodType>(rules: Rules<S> = {}, values: unknown, refused: Errors): Errors {
  // Only fields that the schema has let pass are looked at: of those this is what it says they are.
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
    const name = String(Array.isArray(path) ? path[0] : path);
    found[name] ??= message;
  }
  return found;
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
