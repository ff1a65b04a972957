import { brand } from '@namma/contract/brand';
import { Download, Printer } from 'lucide-react';
import * as words from '#words/security';
import { saveFile } from '../../lib/api/save-file';
import { Button } from '../../ui/button';
import { PrintSheet, usePrintSheet } from '../../ui/print-sheet';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** The codes that replace a lost phone. Only their hashes are kept, so they are shown this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { sheet, print } = usePrintSheet();
  const heading = words.recoveryFor(brand.name, email);
  const download = () =>
    saveFile(
      new Blob([`${[heading, '', ...codes].join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
      'recovery-codes.txt',
    );
  return (
    <>
      <p className="max-w-text">{words.recoveryLead}</p>
      <PrintSheet
        sheet={sheet}
        label={words.recoveryCodes}
        className="ground-paper mt-5 max-w-120 rounded-md p-5"
      >
        <p className="text-sm wrap-anywhere">{heading}</p>
        <ol translate="no" className="figures mt-4 grid grid-cols-1 gap-x-6 gap-y-2 text-lg sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </PrintSheet>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="outline" onClick={download}>
          <Download aria-hidden="true" size={18} />
          <span>{words.download}</span>
        </Button>
        <Button look="outline" onClick={print}>
          <Printer aria-hidden="true" size={18} />
          <span>{words.print}</span>
        </Button>
        <Button look="solid" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}
