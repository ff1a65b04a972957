import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/restocks';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useOutcome } from '../../lib/api/use-outcome';
import { useGym } from '../../shared/gym-settings';
import { Button } from '../../ui/button';
import { useLast } from '../../ui/use-last';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** The back-in-stock subscriptions in the profile; renders nothing without any. */
export function SubscribedProducts() {
  const { answer: read, retry } = useAnswer((signal) => api('product/getSubscriptions', { signal }));
  const awaited = useLast(read);
  const { isSendingMails } = useGym();
  const say = useOutcome();
  const [drop, isBusy] = useOneAtATime(async (productId: number) => {
    await say(api('product/notifyMe', { body: { productId, isWanted: false } }));
    retry();
  });
  if (!awaited || awaited.length === 0) return null;
  return (
    <section aria-labelledby="awaited" className="mt-12">
      <h2 id="awaited" className="heading text-xl">
        {words.awaited}
      </h2>
      <p className="mt-1 text-(--soft)">{words.subscriptionsLead(isSendingMails)}</p>
      <ul className="mt-4">
        {awaited.map(({ productId, name }) => (
          <li
            key={productId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-(--line) py-3"
          >
            <Link
              to={paths.productPath(productId)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {name}
            </Link>
            <Button
              look="quiet"
              isBusy={isBusy}
              aria-label={words.notAnyMore(name)}
              onClick={() => void drop(productId)}
            >
              {words.stopNotifyingMe}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
