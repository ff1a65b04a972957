import { describe, expect, it } from 'vitest';
import { writePgbenchScript } from './pgbench-script.ts';

const known = new Map([
  ['4711', ':member'],
  ['815', ':product'],
]);

describe('a script for pgbench', () => {
  it('replaces the recorded ids by variables, in lists too', () => {
    const { text, constants } = writePgbenchScript(
      ['\\set member 1'],
      [
        { text: 'begin', parameters: [] },
        { text: 'select from held where id = any($1) and user_id = $2', parameters: ['{815,9}', '4711'] },
      ],
      known,
    );

    expect(text.split('\n')).toEqual([
      '\\set member 1',
      'begin;',
      'select from held where id = any(array[:product::int, 9::int]) and user_id = :member;',
      '',
    ]);
    expect(constants).toEqual({});
  });

  it('keeps every other value a parameter, and NULL as it is', () => {
    const { text, constants } = writePgbenchScript(
      [],
      [{ text: 'insert into a values ($1, $2::int)', parameters: ["it's", null] }],
      known,
    );

    expect(text).toBe('insert into a values (:constant_1, null::int);\n');
    expect(constants).toEqual({ constant_1: "it's" });
  });

  it('keeps the last row that was read where that is wanted', () => {
    const { text } = writePgbenchScript([], [{ text: 'select id', parameters: [], keeps: 'newest' }], known);

    expect(text).toBe('select id \\aset newest_\n');
  });

  it('is refused where pgbench would see a variable in a text', () => {
    const statement = { text: `select to_char(at, 'HH24:MI')`, parameters: [] };

    expect(() => writePgbenchScript([], [statement], known)).toThrow(':MI');
  });
});
