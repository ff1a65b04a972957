import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@namma/contract/locales';
import { describe, expect, it } from 'vitest';
import * as hiCatalogue from './hi/catalogue';
import * as hiCheckout from './hi/checkout';
import * as hiDays from './hi/membership-days';
import * as knCatalogue from './kn/catalogue';
import * as knCheckout from './kn/checkout';

const folder = import.meta.dirname;
const app = join(folder, '..');
const modulesOf = (locale: string) => readdirSync(join(folder, locale)).sort();
const modules = modulesOf('en');

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words/') && !file.includes('.test.'))
  .map((file) => readFileSync(join(app, file), 'utf8'));

/** The service worker speaks every language: it imports all of them, and names the one it needs `words`. */
const workerFolder = join(app, '../worker');
const workerSources = readdirSync(workerFolder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(workerFolder, file), 'utf8'));

/** The names that a module exports. */
const namesIn = (locale: string, module: string) =>
  [...readFileSync(join(folder, locale, module), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** The names that the app imports from a module, one by one or as a namespace of any name. */
function namesUsed(module: string): Set<string> {
  const from = `from '#words/${module.replace(/\.ts$/, '')}'`;
  const one = new RegExp(`import \\{([^}]*)\\} ${from}`);
  const all = new RegExp(`import \\* as (\\w+) ${from}`);
  const inWorker = workerSources
    .filter((source) => source.includes(`words/en/${module.replace(/\.ts$/, '')}'`))
    .flatMap((source) => [...source.matchAll(/\bwords\.(\w+)/g)].map(([, name = '']) => name));
  return new Set([
    ...inWorker,
    ...sources.flatMap((source) => {
      const [, names] = one.exec(source) ?? [];
      const [, namespace] = all.exec(source) ?? [];
      const members = namespace ? source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')) : [];
      return [...(names?.split(/\W+/) ?? []), ...[...members].map(([, name = '']) => name)];
    }),
  ]);
}

describe('the words of the screens', () => {
  it.each(locales)('are the same modules in each language: %s', (locale) => {
    expect(modulesOf(locale)).toEqual(modules);
  });

  it.each(modules)('are used by some screen: %s', (module) => {
    const used = namesUsed(module);

    expect(namesIn('en', module).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** Spellings and synonyms that were found beside the word which the screens, the messages and the mails use for the thing. */
const secondNames: Record<string, Record<string, string>> = {
  kn: {
    ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್: 'JavaScript',
    ಇಂಟರ್ನೆಟ್: 'ಇಂಟರ್‌ನೆಟ್',
    ಸಾಧನ: 'ಡಿವೈಸ್',
    ಅಂಗಡಿ: 'ಸ್ಟೋರ್',
    'ಸೈನ್ ಔಟ್': 'ಲಾಗ್ ಔಟ್',
    ಅಂಕೆ: 'ಅಂಕಿ',
    'ಕೆ.ಜಿ': 'ಕೆಜಿ',
    ಪರವಾನಗಿ: 'ಲೈಸೆನ್ಸ್',
    ಹಿಂತಿರುಗಿ: 'ಹಿಂದಿರುಗಿ',
    'ಬೇಕೆ?': 'ಬೇಕೇ?',
    'ಎಲ್ಲಾ ': 'ಎಲ್ಲ ',
    ಯುಪಿಐ: 'UPI',
    ಕ್ಯೂಆರ್: 'QR',
  },
  hi: {
    जावास्क्रिप्ट: 'JavaScript',
    रीफ़ंड: 'रिफ़ंड',
    दुकान: 'स्टोर',
    'साइन आउट': 'लॉग आउट',
    जन्मतिथि: 'जन्म तारीख़',
    जेंडर: 'लिंग',
    "'क़द": 'लंबाई',
    किग्रा: 'किलो',
    सूची: 'लिस्ट',
    यूपीआई: 'UPI',
    क्यूआर: 'QR',
  },
};

describe('what is shown in Kannada and Hindi', () => {
  const contractFolder = join(app, '../../../packages/contract/src/words');
  const mailFolder = join(app, '../../server/src/modules/messaging/mail/words');
  const textsOf = (locale: string) =>
    [
      ...[folder, contractFolder].flatMap((words) =>
        readdirSync(join(words, locale)).map((file) => join(words, locale, file)),
      ),
      join(mailFolder, `${locale}.ts`),
    ].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it.each(Object.keys(secondNames))('has one name for one thing everywhere: %s', (locale) => {
    const found = textsOf(locale).flatMap(({ file, text }) =>
      Object.entries(secondNames[locale] ?? {})
        .filter(([second]) => text.includes(second))
        .map(([second, first]) => `${file}: ${second}, elsewhere ${first}`),
    );

    expect(found).toEqual([]);
  });

  it('joins the endings of cases to a number in Kannada', () => {
    const apart = textsOf('kn').flatMap(({ text }) => text.match(/[\d}]%? (ರಿಂದ|ರವರೆಗೆ|ವರೆಗಿನ|ಗಿಂತ|ಕ್ಕಿಂತ)/g) ?? []);

    expect(apart).toEqual([]);
  });

  it('counts what is left by its number: one is left, two are', () => {
    for (const { onlyLeft } of [knCatalogue, knCheckout])
      expect([1, 2].map(onlyLeft)).toEqual(['ಇನ್ನು 1 ಮಾತ್ರ ಉಳಿದಿದೆ', 'ಇನ್ನು 2 ಮಾತ್ರ ಉಳಿದಿವೆ']);
    for (const { onlyLeft } of [hiCatalogue, hiCheckout])
      expect([1, 2].map(onlyLeft)).toEqual(['सिर्फ़ 1 बचा है', 'सिर्फ़ 2 बचे हैं']);
    expect([1, 2].map(hiDays.pauseDaysLeftAfterwards)).toEqual([
      'उसके बाद पॉज़ का 1 दिन बचेगा',
      'उसके बाद पॉज़ के 2 दिन बचेंगे',
    ]);
  });
});
