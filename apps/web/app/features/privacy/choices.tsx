import type { OwnData } from '@namma/contract/privacy/personal-data';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useRevalidator } from 'react-router';
import * as words from '#words/privacy';
import { api } from '../../lib/api/api';
import { useOutcome } from '../../lib/api/use-outcome';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** Makes a change, shows the result, and reads the data again. */
function useChange() {
  const { revalidate } = useRevalidator();
  const say = useOutcome();
  return async (change: () => Promise<{ status: string }>): Promise<void> => {
    await say(change());
    await revalidate();
  };
}

/** Consents that can be withdrawn, with the effects (D95). */
export function Choices({ data, deletion }: { data: OwnData; deletion: RefObject<HTMLElement | null> }) {
  const hasBody = data.appointments.some(({ age }) => age !== null);
  return (
    <div className="mt-8 grid max-w-text gap-8">
      <Choice title={words.offersTitle}>
        <Offers wanted={data.offers[0]?.offers as boolean | undefined} />
      </Choice>
      <Choice title={words.healthTitle}>
        <Health isStored={hasBody} />
      </Choice>
      <Choice title={words.noticeTitle}>
        <p className="text-sm text-(--soft)">{words.noticeLead}</p>
        <Button
          look="outline"
          className="mt-3"
          onClick={() => {
            deletion.current?.scrollIntoView();
            deletion.current?.focus({ preventScroll: true });
          }}
        >
          {words.noticeWithdraw}
        </Button>
      </Choice>
    </div>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Undefined until they were read. */
function Offers({ wanted }: { wanted: boolean | undefined }) {
  const change = useChange();
  const state = useRef<HTMLParagraphElement>(null);
  const [agree, isBusy] = useOneAtATime(() =>
    change(() => api('privacy/chooseOffers', { body: { isWanted: true } })),
  );
  const stateText =
    wanted === undefined ? words.offersNotAsked : wanted ? words.offersAgreed : words.offersRefused;
  return (
    <>
      <p className="text-sm text-(--soft)">{words.offersLead}</p>
      <p ref={state} tabIndex={-1} className="mt-2 text-sm font-semibold outline-none">
        {stateText}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {wanted !== true && (
          <Button
            look="outline"
            isBusy={isBusy}
            onClick={() => void agree().then(() => state.current?.focus())}
          >
            {words.offersAgree}
          </Button>
        )}
        {wanted !== false && (
          <ConfirmButton
            title={words.offersRefuseQuestion}
            description={words.offersRefuseEffect}
            confirmLabel={words.offersRefuse}
            focusAfter={state}
            className={buttonClass('outline')}
            onConfirm={() => change(() => api('privacy/chooseOffers', { body: { isWanted: false } }))}
          >
            {words.offersRefuse}
          </ConfirmButton>
        )}
      </div>
    </>
  );
}

function Health({ isStored }: { isStored: boolean }) {
  const change = useChange();
  const lead = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={lead} tabIndex={-1} className="text-sm text-(--soft) outline-none">
        {words.healthLead}
      </p>
      {isStored ? (
        <ConfirmButton
          title={words.healthQuestion}
          description={words.healthEffect}
          confirmLabel={words.healthErase}
          focusAfter={lead}
          className={buttonClass('outline', 'mt-3')}
          onConfirm={() => change(() => api('privacy/withdrawHealth'))}
        >
          {words.healthErase}
        </ConfirmButton>
      ) : (
        <p className="mt-2 text-sm">{words.healthNone}</p>
      )}
    </>
  );
}
