import type { Center } from '@namma/contract/centers/rules';
import type { ClaimLinkReply } from '@namma/contract/members/schemas';
import { useLayoutEffect, useRef, useState } from 'react';
import { ClaimLink } from '../../admin/people/claim-link';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { Elements } from '../../ui/elements';
import { type Added, NewMemberForm } from './new-member-form';

/** Of another feature: how a membership is taken for somebody. */
export type SellFormOf = (props: {
  userId: number;
  center: Center | undefined;
  cancelLabel: string;
  onTaken: () => void;
  onCancel: () => void;
}) => Elements;

/** Where the desk is: the person is added, the link is shown, a membership is taken. */
export type Selling = { step: 'add'; typed: string } | { step: 'sell'; person: Added };

interface NewMemberDialogProps {
  /** Closed without one. */
  selling: Selling | undefined;
  center: Center | undefined;
  sellFormOf: SellFormOf;
  /** Whether this one may take memberships for others. */
  canSell: boolean;
  onClose: () => void;
  /** Shows this person at the counter. */
  onPerson: (person: Added) => void;
}

/** From somebody who walks in to a membership that can be paid, in one dialog (D79). */
export function NewMemberDialog({ selling, onClose, ...props }: NewMemberDialogProps) {
  return (
    <Dialog
      isOpen={selling !== undefined}
      onClose={onClose}
      title={selling?.step === 'sell' ? `Membership for ${selling.person.name}` : 'New member'}
    >
      {selling && <Steps selling={selling} onClose={onClose} {...props} />}
    </Dialog>
  );
}

type StepsProps = NewMemberDialogProps & { selling: Selling };

function Steps({ selling, center, sellFormOf, canSell, onClose, onPerson }: StepsProps) {
  const [added, setAdded] = useState<{ person: Added; link: ClaimLinkReply }>();
  const [isTaking, setTaking] = useState(false);
  const person = selling.step === 'sell' ? selling.person : isTaking ? added?.person : undefined;
  if (person)
    return sellFormOf({
      userId: person.userId,
      center,
      cancelLabel: selling.step === 'sell' ? 'Cancel' : 'Not now',
      onTaken: () => onPerson(person),
      onCancel: selling.step === 'sell' ? onClose : () => onPerson(person),
    });
  if (added)
    return (
      <ShownLink
        {...added}
        canSell={canSell}
        onSell={() => setTaking(true)}
        onLater={() => onPerson(added.person)}
      />
    );
  return (
    <NewMemberForm
      center={center}
      typed={selling.step === 'add' ? selling.typed : ''}
      onAdded={(person, link) => setAdded({ person, link })}
      onOpen={onPerson}
      onCancel={onClose}
    />
  );
}

interface ShownLinkProps {
  person: Added;
  link: ClaimLinkReply;
  canSell: boolean;
  onSell: () => void;
  onLater: () => void;
}

function ShownLink({ person: { name }, link, canSell, onSell, onLater }: ShownLinkProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status">{`${name} is added. With this link they set an email and a password:`}</p>
      <ClaimLink link={link} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={canSell ? undefined : next} look="outline" onClick={onLater}>
          Not now
        </Button>
        {canSell && (
          <Button ref={next} look="primary" onClick={onSell}>
            Take a membership
          </Button>
        )}
      </div>
    </div>
  );
}
