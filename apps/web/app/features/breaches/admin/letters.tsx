import type { Breach, BreachLetter } from '@namma/contract/breaches/schemas';
import { type Locale, languageNames, languageTag, locales } from '@namma/contract/locales';
import { adminLogin } from '@namma/contract/paths';
import { useState } from 'react';
import { PrintButton } from '../../../admin/list/print-button';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { PrintSheet, usePrintSheet } from '../../../ui/print-sheet';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

type To = 'board' | 'people';

interface LettersProps {
  breach: Breach;
  onMail: () => void;
}

/** The letters that are made from an entry, to be read, printed and mailed. */
export function Letters({ breach: { id }, onMail }: LettersProps) {
  const fail = useFailure(adminLogin);
  const { sheet, print } = usePrintSheet();
  const [letter, setLetter] = useState<BreachLetter>();
  const [show, isBusy] = useOneAtATime(async (to: To, locale: Locale) => {
    try {
      setLetter(await api('breaches/getLetter', { query: { id, to, locale } }));
    } catch (error) {
      fail(error);
    }
  });
  return (
    <div className="mt-2 mb-4 grid gap-4">
      <fieldset disabled={isBusy} className="min-w-0 print:hidden">
        <legend className="sr-only">Letters</legend>
        <div className="grid gap-x-6 gap-y-2 border-t border-(--line) py-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="font-semibold sm:pt-3">Letter to the Board</p>
          <div>
            <Read name="Letter to the Board: read" onRead={() => void show('board', 'en')}>
              Read
            </Read>
          </div>
        </div>
        <div className="grid gap-x-6 gap-y-2 border-t border-(--line) py-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          <p className="font-semibold sm:pt-3">Letter to the people</p>
          <div className="flex flex-wrap gap-3">
            {locales.map((locale) => (
              <Read
                key={locale}
                name={`Letter to the people: ${languageNames[locale]}`}
                lang={languageTag(locale)}
                onRead={() => void show('people', locale)}
              >
                {languageNames[locale]}
              </Read>
            ))}
            <Button look="outline" onClick={onMail}>
              Mail the letter
            </Button>
          </div>
        </div>
      </fieldset>
      {letter && (
        <>
          <PrintSheet sheet={sheet} label="Letter" className="max-w-text border border-(--line) p-6">
            <div lang={languageTag(letter.locale)} className="grid gap-4 text-sm">
              <h3 className="text-lg font-bold">{letter.subject}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{letter.text}</p>
            </div>
          </PrintSheet>
          <div className="flex flex-wrap gap-3 print:hidden">
            <PrintButton onPrint={print} />
            <Button look="outline" onClick={() => setLetter(undefined)}>
              Close the letter
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface ReadProps {
  name: string;
  lang?: string;
  onRead: () => void;
  children: string;
}

const Read = ({ name, lang, onRead, children }: ReadProps) => (
  <Button look="quiet" className="border border-(--line)" aria-label={name} lang={lang} onClick={onRead}>
    {children}
  </Button>
);
