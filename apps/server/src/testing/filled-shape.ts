import { z } from 'zod';

/** A part of a JSON schema. */
export interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  examples?: unknown[];
}

/** A value of a shape in which `change` may replace each single value. */
export function fill(shape: Shape, change: (shape: Shape) => unknown): unknown {
  const [choice] = shape.anyOf ?? [];
  if (choice) return fill(choice, change);
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, part]) => [name, fill(part, change)]),
    );
  if (shape.items) return [fill(shape.items, change)];
  return change(shape);
}

/** A value that most fields of the shape take. */
export const usual = ({
  type,
  enum: values,
  const: value,
  pattern,
  format,
  minLength = 0,
  minimum = 1,
  examples,
}: Shape): unknown => {
  if (value !== undefined) return value;
  if (values) return values[0];
  if (examples) return examples[0];
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (type === 'boolean') return true;
  if (format === 'uuid') return '3f0c2f6e-3a0e-4d51-9d64-0d2a3f6c0a11';
  if (format === 'email') return 'asha@example.com';
  if (pattern?.includes('{10}')) return '9876543210';
  if (pattern?.includes('{6}')) return '560001';
  return 'words '.repeat(Math.ceil(Math.max(minLength, 12) / 6)).trim();
};

export const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
