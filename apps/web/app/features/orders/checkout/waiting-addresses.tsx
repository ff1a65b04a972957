import { DEFAULT_STATE } from '@namma/contract/orders/rules';
import * as words from '#words/offline';
import { removeWaiting, type WaitingWrite } from '../../../lib/offline/waiting';
import { NoteButton, WaitingNote } from '../../../ui/waiting-note';
import type { AddressStart } from './address-form';
import { AddressLines } from './address-lines';

export type WaitingAddress = Extract<WaitingWrite, { kind: 'address' }>;

export const isWaitingAddress = (write: WaitingWrite): write is WaitingAddress => write.kind === 'address';

interface WaitingAddressesProps {
  writes: readonly WaitingAddress[];
  /** Opens the form with what was typed. */
  onEdit: (start: AddressStart) => void;
}

/** New and changed addresses that wait for a network, or that were refused once they were sent. */
export function WaitingAddresses({ writes, onEdit }: WaitingAddressesProps) {
  if (writes.length === 0) return null;
  return (
    <ul aria-label={words.waits} className="border-t-2 border-ink">
      {writes.map(({ target, body, refusal }) => (
        <li key={target} className="grid gap-1 border-b border-(--line) py-5 pl-5">
          <AddressLines address={{ ...body, state: DEFAULT_STATE, addressType: body.addresstype }} />
          <WaitingNote
            isRefused={refusal !== undefined}
            actions={
              <>
                {refusal !== undefined && (
                  <NoteButton
                    onPress={() => {
                      const { addresstype, state: _fixed, ...fields } = body;
                      onEdit({ ...fields, addressType: addresstype, replaces: target });
                    }}
                  >
                    {words.edit}
                  </NoteButton>
                )}
                <NoteButton onPress={() => void removeWaiting(target)}>{words.discard}</NoteButton>
              </>
            }
          >
            {refusal === undefined ? words.addressWaits : words.addressRefused(refusal)}
          </WaitingNote>
        </li>
      ))}
    </ul>
  );
}
