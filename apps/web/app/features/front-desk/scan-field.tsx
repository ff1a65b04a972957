import type { KeyboardEvent, RefObject } from 'react';
import { LookupField } from './lookup-field';

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  /** Moves the focus to the first of several people. */
  firstChoice: RefObject<HTMLButtonElement | null>;
}

/** Search field of the counter. Scans work wherever the focus is. */
export function ScanField({ field, onSearch, firstChoice }: ScanFieldProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || !firstChoice.current) return;
    event.preventDefault();
    firstChoice.current.focus();
  }
  return (
    <LookupField
      field={field}
      name="code"
      label="Slip, phone number, name or order number"
      hint="Scan a card or slip anywhere on this screen, or type here."
      submitLabel="Find"
      onSearch={onSearch}
      onKeyDown={onKeyDown}
    />
  );
}
