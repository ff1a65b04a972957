import type { Statement } from './trace.ts';

export interface PgbenchScript {
  text: string;
  /** Constants for -D NAME=VALUE; they are parameters, as in the product. */
  constants: Record<string, string>;
}

/** A statement of the flow. With `keeps`, values of its last returned row are stored as variables `KEEPS_column`. */
export interface ScriptStatement extends Statement {
  keeps?: string;
}

/**
 * Writes a pgbench script of recorded statements. Parameters with a known value become the expression in `known`,
 * also in arrays; others keep their value. NULL is written into the text, because pgbench has no other way.
 * @param known SQL with pgbench's variables, by the text of the value it replaces
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
    // pgbench would read it as a variable, even between quotes.
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

/** Undefined for an unknown value. */
function expressionOf(value: string, known: ReadonlyMap<string, string>): string | undefined {
  const whole = known.get(value);
  if (whole !== undefined) return whole;
  const [, list] = /^\{(\d+(?:,\d+)*)\}$/.exec(value) ?? [];
  const parts = list?.split(',').map((part) => known.get(part) ?? part);
  return parts?.some((part) => part.startsWith(':'))
    ? `array[${parts.map((part) => `${part}::int`).join(', ')}]`
    : undefined;
}
