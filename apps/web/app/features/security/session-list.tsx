import type { OwnSession } from '@namma/contract/users/schemas';
import { formatMoment12 } from '@namma/contract/values/times';
import { useRef, useState } from 'react';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** The sessions of the user, each with a button to end it. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const [left, setLeft] = useState(sessions);
  const list = useRef<HTMLUListElement>(null);
  const showFailure = useFailure();

  const [end] = useOneAtATime(async (id: number | 'others') => {
    const isOver = (session: OwnSession) => (id === 'others' ? !session.isCurrent : session.id === id);
    const remove = () => {
      setLeft((before) => before.filter((session) => !isOver(session)));
      // The pressed button is gone.
      list.current?.focus();
    };
    try {
      const { status } = await api('user/endSession', { body: { id } });
      toast.success(status);
      remove();
    } catch (error) {
      showFailure(error);
      if (error instanceof ApiError && error.status === 404) remove();
    }
  });

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.sessions} className="outline-none">
        {left.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-(--line) py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <span translate="no">{session.device}</span>
                {session.isCurrent && (
                  <span className="ml-3 inline-block rounded-sm bg-lime px-2 text-xs leading-6 text-ink">
                    {words.thisDevice}
                  </span>
                )}
              </p>
              <p className="text-sm text-(--soft)">
                {words.since(formatMoment12(session.createdAt), formatMoment12(session.lastSeenAt))}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                look="outline"
                aria-label={words.signOutOf(session.device)}
                onClick={() => void end(session.id)}
              >
                {words.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left.length > 1 ? (
        <ConfirmButton
          title={words.signOutOthersQuestion}
          description={words.signOutOthersEffect}
          confirmLabel={words.signOutOthers}
          focusAfter={list}
          onConfirm={() => end('others')}
          className={buttonClass('solid', 'mt-5')}
        >
          {words.signOutOthers}
        </ConfirmButton>
      ) : (
        <p className="mt-3 text-sm text-(--soft)">{words.nowhereElse}</p>
      )}
    </>
  );
}
