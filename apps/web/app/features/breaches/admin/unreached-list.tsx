import type { BreachRecipients } from '@namma/contract/breaches/rules';
import type { BreachMailing, UnreachedPerson } from '@namma/contract/breaches/schemas';
import { adminLogin } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { useState } from 'react';
import { PrintButton } from '../../../admin/list/print-button';
import { api } from '../../../lib/api/api';
import { useFailure } from '../../../lib/api/use-failure';
import { Button } from '../../../ui/button';
import { PrintSheet, usePrintSheet } from '../../../ui/print-sheet';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { reasonLabels, recipientsLabel } from './labels';

interface UnreachedListProps {
  id: number;
  to: BreachRecipients;
  mailing: BreachMailing;
}

/** Whom no mail reaches, to be printed: they are told by phone or on paper. */
export function UnreachedList({ id, to, mailing: { toMail, unreached, canMail } }: UnreachedListProps) {
  const fail = useFailure(adminLogin);
  const { sheet, print } = usePrintSheet();
  const [people, setPeople] = useState<readonly UnreachedPerson[]>();
  const [show, isBusy] = useOneAtATime(async () => {
    try {
      setPeople(await readAll(id, to));
    } catch (error) {
      fail(error);
    }
  });
  // With a mail server, whoever has an email gets the letter by mail.
  if (unreached + (canMail ? 0 : toMail) === 0) return null;
  if (!people)
    return (
      <div>
        <Button look="quiet" className="border border-(--line)" isBusy={isBusy} onClick={() => void show()}>
          List who is not reached by mail
        </Button>
      </div>
    );
  return (
    <>
      <PrintSheet sheet={sheet} label="Not reached by mail">
        <h4 className="font-bold">{`Not reached by mail: ${recipientsLabel(to)}`}</h4>
        <table className="mt-3 w-full text-left text-sm">
          <thead>
            <tr>
              <th className="py-2 pr-4">Name</th>
              <th className="w-20 py-2">Told on</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-(--line)">
            {people.map(({ userId, name, phone, reason }) => (
              <tr key={userId}>
                <td className="py-2 pr-4">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="flex flex-wrap gap-x-4">
                    <span className="whitespace-nowrap tabular-nums">
                      {phone ? formatPhone(phone) : 'No phone'}
                    </span>
                    <span className="text-(--soft)">{reasonLabels[reason]}</span>
                  </p>
                </td>
                <td className="py-2 align-bottom">
                  <span className="block border-b border-ink" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintSheet>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton onPrint={print} />
      </div>
    </>
  );
}

async function readAll(id: number, to: BreachRecipients): Promise<UnreachedPerson[]> {
  const all: UnreachedPerson[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const answer: { people: UnreachedPerson[]; next: number | null } = await api('breaches/getUnreached', {
      query: { id, to, after },
    });
    all.push(...answer.people);
    after = answer.next;
  }
  return all;
}
