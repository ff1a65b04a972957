import type { ClaimLinkReply } from '@namma/contract/members/schemas';
import type { JoinReply } from '@namma/contract/memberships/join-schemas';
import { formatPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ClaimLink } from '../../admin/people/claim-link';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { type Added, NewMemberForm } from './new-member-form';

/** Injected from another feature: sells a membership. */
export type SellFormOf = (props: {
  userId: number;
  center: Center | undefined;
  cancelLabel: string;
  onTaken: () => void;
  onCancel: () => void;
}) => ReactNode;

/** Injected from another feature: adds a member with a membership and payments. */
export type JoinFormOf = (props: {
  typed: string;
  center: Center | undefined;
  onJoined: (person: Added, reply: JoinReply) => void;
  onCancel: () => void;
}) => ReactNode;

/** Steps of the dialog. */
export type Selling = { step: 'add'; typed: string } | { step: 'sell'; person: Added };

interface NewMemberDialogProps {
  /** Closed without one. */
  selling: Selling | undefined;
  center: Center | undefined;
  sellFormOf: SellFormOf;
  /** Without it, somebody is added first, and takes a membership then. */
  joinFormOf: JoinFormOf | undefined;
  /** True if this one may take memberships for others. */
  canSell: boolean;
  onClose: () => void;
  /** Shows this person at the counter. */
  onPerson: (person: Added, receiptId?: number) => void;
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

function Steps({ selling, center, sellFormOf, joinFormOf, canSell, onClose, onPerson }: StepsProps) {
  const [added, setAdded] = useState<{ person: Added; link: ClaimLinkReply }>();
  const [joined, setJoined] = useState<{ person: Added; reply: JoinReply }>();
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
  if (joined)
    return <JoinedLink {...joined} onDone={() => onPerson(joined.person, joined.reply.receiptIds.at(-1))} />;
  if (joinFormOf && canSell && selling.step === 'add')
    return joinFormOf({
      typed: selling.typed,
      center,
      onJoined: (person, reply) => setJoined({ person, reply }),
      onCancel: onClose,
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

interface JoinedLinkProps {
  person: Added;
  reply: JoinReply;
  onDone: () => void;
}

/** Result of the sale, with the claim link. */
function JoinedLink({ person: { userId, name }, reply, onDone }: JoinedLinkProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus(), []);
  const { answer } = useAnswer((signal) => api('members/claimLink', { body: { userId }, signal }));
  const rest = reply.duePaise === 0 ? '' : ` ${formatPaise(reply.duePaise)} is due: slip ${reply.slipCode}.`;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status">{`${name}: ${reply.status}.${rest}`}</p>
      {answer && <ClaimLink link={answer} />}
      <Button ref={next} look="primary" className="justify-self-end" onClick={onDone}>
        {reply.receiptIds.length > 0 ? 'Go to receipt' : 'Done'}
      </Button>
    </div>
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
      <p role="status">{`${name} was added. The member sets an email and a password with this link:`}</p>
      <ClaimLink link={link} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={canSell ? undefined : next} look="outline" onClick={onLater}>
          Not now
        </Button>
        {canSell && (
          <Button ref={next} look="primary" onClick={onSell}>
            Add membership
          </Button>
        )}
      </div>
    </div>
  );
}
