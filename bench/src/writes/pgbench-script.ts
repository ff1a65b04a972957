import type { Statement } from './trace.ts';

export interface PgbenchScript {
  text: string;
  /** Values that stay the same, to be given as -D NAME=VALUE: parameters to PostgreSQL, as they are for the product. */
  constants: Record<string, string>;
}

/** A statement of the flow; what `keeps` stands on it is set from the last row it returns, as `KEEPS_column`. */
export interface ScriptStatement extends Statement {
  keeps?: string;
}

/**
 * Makes a pgbench script of statements that were caught from the product: parameters whose value is known become what
 * `known` says, in arrays too; the others stay what they were. NULL has no other way than the text.
 * @param known SQL with pgbench's variables, by the text of the value it stands for
 * @param head lines that set the variables
 */
export function writePgbenchScript(
  head: readonly string[],
  statements: readonly ScriptStatement[],
  known: ReadonlyMap<string, string>,
): PgbenchScript {
  const constants: Record<string, string> = {};
  const nameConstant = (value: string) => {
    const name = `constant_${Object.keys(constants).length + 1}`;
    constants[name] = value;
    return `:${name}`;
  };
  const lines = statements.map(({ text, parameters, keeps }) => {
    // pgbench would take it for a variable, also between quotes.
    const colon = /(?<!:):[a-z_]\w*/i.exec(text);
    if (colon) throw new Error(`pgbench cannot run a statement with ${colon[0]} in it: ${text}`);
    const filled = text.replace(/\$(\d+)/g, (_, number: string) => {
      const value = parameters[Number(number) - 1];
      if (value === undefined) throw new Error(`$${number} has no value: ${text}`);
      return value === null ? 'null' : (expressionOf(value, known) ?? nameConstant(value));
    });
    return `${filled.replace(/;\s*$/, '')}${keeps ? ` \\aset ${keeps}_` : ';'}`;
  });
  return { text: `${[...head, ...lines].join('\n')}\n`, constants };
}

/** Undefined for a value that is nobody's. */
function expressionOf(value: string, known: ReadonlyMap<string, string>): string | undefined {
  const whole = known.get(value);
  if (whole !== undefined) return whole;
  const [, list] = /^\{(\d+(?:,\d+)*)\}$/.exec(value) ?? [];
  const parts = list?.split(',').map((part) => known.get(part) ?? part);
  return parts?.some((part) => part.startsWith(':'))
    ? `array[${parts.map((part) => `${part}::int`).join(', ')}]`
    : undefined;
}
