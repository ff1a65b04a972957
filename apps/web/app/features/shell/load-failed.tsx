import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import * as words from '#words/shell';
import { sentenceOf } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';

/**
 * Shown when the data of a screen did not load: explains why, and retries without losing the position (D32), also by itself
 * when the network is back.
 */
export function LoadFailed({ note }: { note?: string }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const onOnline = () => void revalidate();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [revalidate]);
  return (
    <StateScreen
      isPage
      picture="error"
      title={words.didNotLoad}
      action={
        <Button look="primary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {words.tryAgain}
        </Button>
      }
    >
      <p>{sentenceOf(error)}</p>
      {note && <p className="mt-3">{note}</p>}
    </StateScreen>
  );
}
