import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWeb } from './check.mjs';
import { findSharedText } from './find.mjs';

const given = `
import { createContext, Suspense, type ReactNode } from 'react';
import type { Elements } from './ui/elements';
declare const words: { hello: string; bye: string };
declare const count: number;
declare const note: string | null;
declare const isOpen: boolean;
declare const anything: ReactNode;
declare const elements: Elements;
declare const names: string[];
declare const Icon: () => React.JSX.Element;
declare const Text: (props: { children: ReactNode }) => React.JSX.Element;
const Shop = createContext('');
`;

/** What is wrong, and what is to be written instead. @type {[name: string, code: string, write: string][]} */
const wrong = [
  ['text beside an element', '<p>Total <b>{count}</b></p>', "<span>{'Total '}</span>"],
  ['text after a condition', '<p>{isOpen && <b />}Closed</p>', '<span>Closed</span>'],
  [
    'text beside a component',
    '<button type="button"><Icon />{words.hello}</button>',
    '<span>{words.hello}</span>',
  ],
  ['a count between words', '<p>{count} new</p>', `{\`\${count} new\`}`],
  ['two texts', '<p>{words.hello} {words.bye}</p>', `{\`\${words.hello} \${words.bye}\`}`],
  [
    'a text under a condition',
    '<p>{words.hello}{isOpen && words.bye}</p>',
    `{\`\${words.hello}\${isOpen ? words.bye : ''}\`}`,
  ],
  ['text that may be missing', '<p><Icon />{note}</p>', '{note && <span>{note}</span>}'],
  ['text that may be missing, among others', '<p>{note}.</p>', `{\`\${note ?? ''}.\`}`],
  ['a conditional text', '<p><Icon />{isOpen && words.hello}</p>', '{isOpen && <span>{words.hello}</span>}'],
  ['a space between elements', "<p><b />{' '}<i /></p>", "<span>{' '}</span>"],
  ['text over several lines', '<p>\n  It is\n  closed\n  <b />\n</p>', '<span>It is closed</span>'],
  ['text in a fragment', '<>{words.hello}</>', '<span>{words.hello}</span>'],
  ['text in a context', '<Shop value="a">Hello</Shop>', '<span>Hello</span>'],
  ['text in a boundary', '<Suspense>Hello</Suspense>', '<span>Hello</span>'],
  ['text beside other children of a component', '<Text>Hello <b /></Text>', "<span>{'Hello '}</span>"],
  ['a template literal', `<p>{\`\${count} m\`} wide</p>`, `{\`\${count} m wide\`}`],
  ['characters of template literals', '<p>`\\ {count}</p>', `{\`\\\`\\\\ \${count}\`}`],
  ['children of any kind beside others', '<div><b />{anything}</div>', ''],
  ['text or an element beside others', '<div><b />{isOpen ? words.hello : <i />}</div>', ''],
  ['a zero in place of an element', '<div><b />{count && <i />}</div>', ''],
  ['a list of texts', '<p>{names}</p>', ''],
  ['a list of texts that is made', '<p>{names.map((name) => name)}</p>', ''],
];

const right = [
  '<p>{words.hello}</p>',
  '<p>Hello</p>',
  '<p>{isOpen ? words.hello : <b />}</p>',
  '<p>{isOpen && words.hello}</p>',
  `<p>{\`\${count} new\`}</p>`,
  '<p><span>Total </span><b>{count}</b></p>',
  '<p>{note && <b>{note}</b>}{count > 0 && <i />}</p>',
  '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li /></ul>',
  '<div><b />{elements}</div>',
  '<div>{anything}</div>',
  '<Text>{words.hello}</Text>',
  '<Text>{anything}</Text>',
  '<><b />{elements}</>',
  '<Shop value="a">{elements}</Shop>',
  '<p>\n  {/* Why. */}\n  {words.hello}\n</p>',
];

/** @type {[name: string, code: string, isRight: boolean][]} */
const components = [
  ['a component that returns text', 'export function Name() { return words.hello; }', false],
  ['one that may', 'export const Name = () => (isOpen ? words.hello : <b />);', false],
  [
    'one that returns whatever it was given',
    'export const Name = ({ children }: { children: ReactNode }) => children;',
    false,
  ],
  ['one that returns an element or nothing', 'export const Name = () => (isOpen ? <b /> : null);', true],
  [
    'one that returns elements',
    'export const Name = ({ children }: { children: Elements }) => children;',
    true,
  ],
  ['a function that is no component', 'export const nameOf = () => words.hello;', true],
];

/** @type {Map<string, import('./find.mjs').Fault[]>} */
const found = new Map();

beforeAll(() => {
  const codes = [...wrong.map(([, code]) => code), ...right].map((code) => `export const shown = ${code};`);
  const all = [...codes, ...components.map(([, code]) => code)];
  const program = openWeb(Object.fromEntries(all.map((code, i) => [`case-${i}.tsx`, given + code])));
  for (const [i, code] of all.entries()) {
    const file = program.getSourceFiles().find(({ fileName }) => basename(fileName) === `case-${i}.tsx`);
    if (!file) throw new Error(code);
    const errors = program.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
    expect(errors, code).toEqual([]);
    found.set(code, findSharedText(file, program.getTypeChecker()));
  }
}, 120_000);

/** @param {string} code */
const faultsOf = (code) => found.get(code) ?? found.get(`export const shown = ${code};`);

describe('text stands alone', () => {
  it.each(wrong)('refuses %s', (_, code, write) => {
    expect(faultsOf(code)).toMatchObject([{ write }]);
  });

  it.each(right)('accepts %s', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });

  it.each(components)('judges %s by what it returns', (_, code, isRight) => {
    expect(faultsOf(code)).toHaveLength(isRight ? 0 : 1);
  });

  it('accepts what it says is to be written', () => {
    const written = wrong.filter(([, , write]) => write);
    const corrected = written.map(([, code]) => {
      const [{ start, end, write } = { start: 0, end: 0, write: '' }] = faultsOf(code) ?? [];
      const text = `${given}export const shown = ${code};`;
      return text.slice(0, start) + write + text.slice(end);
    });
    const program = openWeb(Object.fromEntries(corrected.map((code, i) => [`corrected-${i}.tsx`, code])));
    for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.includes('corrected-'))) {
      expect(program.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
      expect(findSharedText(file, program.getTypeChecker()), file.text.slice(given.length)).toEqual([]);
    }
  });
});
