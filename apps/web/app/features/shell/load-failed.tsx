import { useRevalidator, useRouteError } from 'react-router';
import * as words from '#words/shell';
import { sentenceOf } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';

/** A screen whose data did not load: says why, and tries again without losing the place (D32). */
export function LoadFailed() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
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
      {sentenceOf(error)}
    </StateScreen>
  );
}
