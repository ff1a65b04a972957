import { centerLabel } from '@namma/contract/messages/centers';
import { visitRefusalTexts } from '@namma/contract/messages/visits';
import { adminLogin } from '@namma/contract/paths';
import { useNavigate } from 'react-router';
import { counterFor } from '../../admin/people/counter-for';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { useCounterCenter } from './counter-center';

/** Lets a member in at the center of this counter. A refusal leads to the counter, where it can be overruled. */
export function CheckInButton({ userId, look = 'solid' }: { userId: number; look?: 'solid' | 'outline' }) {
  const [center] = useCounterCenter();
  const fail = useFailure(adminLogin);
  const navigate = useNavigate();
  const [press, isBusy] = useOneAtATime(async () => {
    if (!center) {
      void navigate(counterFor(userId));
      return;
    }
    try {
      const { verdict, reason, since } = await api('visits/scan', { body: { memberId: userId, center } });
      if (verdict === 'in')
        toast.success(since ? 'Checked in already' : `Checked in at ${centerLabel(center)}`);
      else {
        toast.error(reason ? visitRefusalTexts[reason] : 'Not let in');
        void navigate(counterFor(userId));
      }
    } catch (error) {
      fail(error);
    }
  });
  return (
    <IfAllowed permission="checkIn">
      <Button look={look} isBusy={isBusy} onClick={() => void press()}>
        Check in
      </Button>
    </IfAllowed>
  );
}
