import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import checksums from './checksums.json' with { type: 'json' };
import { migrations } from './index.ts';

const folder = import.meta.dirname;
// The baseline has no checksum, so that it can be edited until 1.0.0 is released.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\d{4}-.*\.ts$/.test(file) && !file.startsWith('0001-'))
  .sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
const checksumOf = (file: string) => createHash('sha256').update(read(file)).digest('hex');
const landed = new Map<string, string>(Object.entries(checksums));

describe('a migration', () => {
  it.each(files)('%s is unchanged since its release', (file) => {
    const checksum = checksumOf(file);

    expect(landed.has(file), `A new migration? npm run schema adds it to checksums.json: "${checksum}"`).toBe(
      true,
    );
    expect(
      checksum,
      `${file} has landed and there are databases that it made: put it back as it was, and add a new migration instead (CONTRIBUTING.md). If it is new on this branch, remove its line from checksums.json and run npm run schema.`,
    ).toBe(landed.get(file));
  });

  it('that has landed is still there', () => {
    expect([...landed.keys()]).toEqual(files);
  });

  it('is in the index', () => {
    const names = readdirSync(folder)
      .filter((file) => /^\d{4}-.*\.ts$/.test(file))
      .map((file) => file.slice(0, -3));

    expect(Object.keys(migrations), 'import the migration in index.ts, and add it to `migrations`').toEqual(
      names.sort(),
    );
  });

  it('has the number after the one before it', () => {
    const numbers = Object.keys(migrations).map((name) => Number(name.slice(0, 4)));

    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
