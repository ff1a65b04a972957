import type { Roster } from '@namma/contract/classes/schemas';
import { parseCardCode } from '@namma/contract/codes/card';
import { parseMemberNumber } from '@namma/contract/codes/member-number';
import { useScanner } from '../../../admin/scanner/use-scanner';
import { toast } from '../../../ui/toast';

const memberOf = (text: string): number | undefined =>
  parseCardCode(text)?.memberId ?? parseMemberNumber(text);

/** A card that is scanned while the roster is open marks its member as present, wherever the focus is. */
export function useRosterScan(
  rows: Roster['bookings'] | undefined,
  onPresent: (userId: number) => void,
): void {
  useScanner(({ text, code }) => {
    const userId = memberOf(text);
    if (userId === undefined) {
      // Unknown codes belong to the field that they were scanned into.
      if (code === undefined) return 'pass';
      toast.error('Scan the card of a member.');
      return 'take';
    }
    const row = rows?.find((each) => each.userId === userId);
    if (row?.place === 'in') onPresent(userId);
    else toast.error(row ? `${row.name} is on the waiting list.` : 'This member has no place in the class.');
    return 'take';
  });
}
