import type { Breach } from '@namma/contract/breaches/schemas';
import { useRevalidator } from 'react-router';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { SystemViews } from '../../../admin/shell/view-links';
import { useNow } from '../../../admin/time/use-now';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { Button } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import { BreachEntry } from './breach-entry';

const loadDialog = async () => (await import('./breach-dialog')).BreachDialog;

/** The register of breaches of personal data: what happened, who was told when, and the letters (D95). */
export function BreachesScreen({ breaches }: { breaches: readonly Breach[] }) {
  const { revalidate } = useRevalidator();
  const now = useNow();
  const { loaded: BreachDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<{ breach?: Breach }>(ensureLoaded);
  return (
    <>
      <ScreenTitle
        note="What was lost, seen or changed without right; the Board and the people are told of each."
        actions={<Button onClick={() => void open({})}>Write down a breach</Button>}
      >
        Breaches of data
      </ScreenTitle>
      <SystemViews current="breaches" />
      {breaches.length === 0 ? (
        <StateScreen title="Nothing has happened">
          Write here what happened as soon as anybody notices that data of people was lost, seen or changed: a
          stolen phone, a list left lying, a stranger in an account. The clock of 72 hours begins then.
        </StateScreen>
      ) : (
        <ol aria-label="Breaches" className="grid gap-10">
          {breaches.map((breach) => (
            <li key={breach.id}>
              <BreachEntry
                breach={breach}
                now={now}
                onEdit={() => void open({ breach })}
                onMailed={() => revalidate()}
              />
            </li>
          ))}
        </ol>
      )}
      {BreachDialog && (
        <BreachDialog
          isOpen={opened !== undefined}
          breach={opened?.breach}
          onClose={close}
          onDone={async () => {
            close();
            await revalidate();
          }}
        />
      )}
    </>
  );
}
