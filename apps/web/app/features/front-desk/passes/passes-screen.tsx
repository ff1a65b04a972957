import { centerLabel } from '@namma/contract/messages/centers';
import type { OpenRequest, PassDay, PassSold } from '@namma/contract/passes/schemas';
import { adminCounter } from '@namma/contract/paths';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { hotkeys } from '../../../admin/keys/hotkeys';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { CenterChoice } from '../center-choice';
import { useCounterCenter } from '../counter-center';
import { useHotkeys } from '../use-hotkeys';
import { ClosedPasses } from './closed-passes';
import { OpenRequests } from './open-requests';
import { PassForm } from './pass-form';
import { PassList } from './pass-list';
import { SoldPass } from './sold-pass';

/** Passes at the desk: who has asked for one, giving one out, and those of today (D89). */
export function PassesScreen({ day, pricePaise, requests, passes, onClosedDays, isMore }: PassDay) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [center, chooseCenter] = useCounterCenter();
  const [answered, setAnswered] = useState<OpenRequest>();
  const [sold, setSold] = useState<PassSold>();
  /** Another form for the next one. */
  const [count, setCount] = useState(0);
  function next(): void {
    setSold(undefined);
    setAnswered(undefined);
    setCount((before) => before + 1);
  }
  useHotkeys({ [hotkeys.next]: sold ? next : () => void navigate(adminCounter) });
  return (
    <>
      <ScreenTitle
        actions={
          <CenterChoice
            center={center}
            onChoose={(chosen) => {
              chooseCenter(chosen);
              void revalidate();
            }}
          />
        }
        note={center ? `Passes of ${centerLabel(center)}` : 'Passes of all centers'}
      >
        Passes
      </ScreenTitle>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {sold ? (
          <SoldPass sold={sold} onNext={next} />
        ) : (
          <PassForm
            key={`${count} ${answered?.id} ${center}`}
            center={center}
            today={day}
            pricePaise={pricePaise}
            request={answered}
            onSold={(reply) => {
              setSold(reply);
              void revalidate();
            }}
          />
        )}
        <div className="grid grid-cols-1 gap-8">
          <OpenRequests
            requests={requests}
            onAnswer={(request) => {
              setSold(undefined);
              setAnswered(request);
            }}
            onDismissed={() => void revalidate()}
          />
          {onClosedDays.length > 0 && (
            <ClosedPasses passes={onClosedDays} today={day} onMoved={() => void revalidate()} />
          )}
          <PassList passes={passes} isMore={isMore} />
        </div>
      </div>
    </>
  );
}
