import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { OpenRequest } from '@namma/contract/passes/schemas';
import { adminLogin, memberPath } from '@namma/contract/paths';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { WhatsAppButton } from '../../../admin/whatsapp/whatsapp-button';
import { api } from '../../../lib/api/api';
import { useOutcome } from '../../../lib/api/use-outcome';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';

interface OpenRequestsProps {
  requests: readonly OpenRequest[];
  onAnswer: (request: OpenRequest) => void;
  onDismissed: () => void;
}

/** Online trial requests, soonest first. */
export function OpenRequests({ requests, onAnswer, onDismissed }: OpenRequestsProps) {
  const say = useOutcome(adminLogin);
  async function dismiss(id: number): Promise<void> {
    if (await say(api('passes/dismiss', { body: { id } }))) onDismissed();
  }
  return (
    <section aria-labelledby="requests" className="grid grid-cols-1 gap-4">
      <h2 id="requests" className="heading text-xl">
        {`Requests (${requests.length})`}
      </h2>
      {requests.length === 0 && <p>No requests.</p>}
      <ul className="grid grid-cols-1">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-3 border-t border-(--line) py-4 wrap-anywhere">
            <div>
              <p className="font-semibold">{request.name}</p>
              <p className="text-sm text-(--soft)">{`${formatDay(request.day)}, ${centerLabel(request.center)}`}</p>
              {request.obstacle && (
                <p className="mt-1 text-sm font-semibold text-(--alert)">
                  {request.obstacle.userId === null ? (
                    request.obstacle.text
                  ) : (
                    <Link to={memberPath(request.obstacle.userId)} className="underline underline-offset-4">
                      {request.obstacle.text}
                    </Link>
                  )}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button look="outline" onClick={() => onAnswer(request)}>
                {`Create pass for ${request.name}`}
              </Button>
              <a href={`tel:+91${request.phone}`} className={buttonClass('outline')}>
                <Phone aria-hidden="true" size={18} />
                <span className="figures">{request.phone}</span>
              </a>
              <WhatsAppButton kind="pass" id={request.id} about={request.name} />
              <ConfirmButton
                className={buttonClass('outline')}
                title={`Delete the request of ${request.name}?`}
                description="No one is notified. This can't be undone."
                confirmLabel="Delete"
                onConfirm={() => dismiss(request.id)}
              >
                Delete
              </ConfirmButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
