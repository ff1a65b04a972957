import { addMonthsWithinCalendar } from '@namma/contract/days/dates';
import type { JoinReply } from '@namma/contract/memberships/join-schemas';
import { planOf, planValue } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import { useLayoutEffect, useRef, useState } from 'react';
import { MoreOfPerson, NameAndPhone, PhoneKnown } from '../../../admin/people/person-fields';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { refusePastDay } from '../../../lib/forms/form-rules';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { FormButtons } from '../../../ui/form-buttons';
import { useOverlap } from '../use-overlap';
import { PaidHow, paymentsIn } from './paid-how';
import { CenterAndStart, PlanField, WithOffer } from './plan-fields';

const loadSchema = async () => (await import('@namma/contract/memberships/join-schemas')).joining;

export interface Joined {
  userId: number;
  name: string;
  phone: string;
}

interface JoinFormProps {
  /** Text from the counter's search field: a name or a phone number. */
  typed: string;
  center: Center | undefined;
  onJoined: (person: Joined, reply: JoinReply) => void;
  onCancel: () => void;
}

/** A new member in one go: who it is, the plan, and how it is paid (D79). */
export const JoinForm = (props: JoinFormProps) => (
  <WithOffer>{(offer, readAgain) => <Form {...props} offer={offer} onOtherPrice={readAgain} />}</WithOffer>
);

type FormProps = JoinFormProps & { offer: Offer; onOtherPrice: () => void };

function Form({ typed, center, offer, onOtherPrice, onJoined, onCancel }: FormProps) {
  const { sendAsking, dialog } = useOverlap();
  const form = useRef<HTMLFormElement>(null);
  const tiers = offeredTiers(offer);
  const plans = tiers.flatMap(({ name, plans: each }) => each.map((plan) => ({ type: name, ...plan })));
  const [plan, setPlan] = useState(() => (plans[0] ? planValue(plans[0]) : ''));
  const [known, setKnown] = useState<Joined>();
  const [isKnown, setIsKnown] = useState(false);
  const isAnother = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  // The prices came after the dialog had opened.
  useLayoutEffect(() => first.current?.focus(), []);
  const soldOf = (value: string) => {
    const chosen = planOf(value);
    return plans.find(({ type, months }) => type === chosen?.type && months === chosen.months);
  };
  const sold = soldOf(plan);
  const total = sold ? membershipTotalRupees(sold) : 0;
  const member = isKnown ? known : undefined;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ name, phone, gender, DOB, email, plan: value, start_Date, center: at, ...values }) => {
      const chosen = soldOf(String(value));
      const more = Object.entries({ gender, DOB, email }).filter(([, text]) => text !== '');
      return {
        ...(member
          ? { userId: member.userId }
          : {
              member: {
                name,
                phone,
                ...Object.fromEntries(more),
                ...(isAnother.current && { isAnother: true }),
              },
            }),
        type: chosen?.type,
        center: at,
        start_Date,
        end_Date: chosen && start_Date ? addMonthsWithinCalendar(String(start_Date), chosen.months) : '',
        price: chosen && membershipTotalRupees(chosen),
        payments: paymentsIn(values, chosen ? membershipTotalRupees(chosen) : 0),
      };
    },
    rules: { start_Date: refusePastDay },
    submit: async (body) => {
      try {
        const reply = await sendAsking((more) => {
          const asked = { ...body, ...more };
          return sendWithKey(`join ${JSON.stringify(asked)}`, (headers) =>
            api('membership/registerFor', { body: asked, headers }),
          );
        });
        if (!reply) return;
        invalidate('membership/', 'payments/', 'documents/', 'admin/');
        const { name = '', phone = '' } = member ?? body.member ?? {};
        onJoined({ userId: reply.userId, name, phone }, reply);
      } catch (error) {
        const { code, userId, name, total: other } = error instanceof ApiError ? error.details : {};
        if (other !== undefined) onOtherPrice();
        if (code !== 'phoneKnown' || userId === undefined || name === undefined) throw error;
        setKnown({ userId, name, phone: body.member?.phone ?? '' });
      } finally {
        isAnother.current = false;
      }
    },
  });
  return (
    <>
      <form {...formProps} ref={form} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {member ? (
          <p className="sm:col-span-2">{`For ${member.name}, ${member.phone}`}</p>
        ) : (
          <NameAndPhone
            typed={typed}
            errors={errors}
            nameField={first}
            onPhoneInput={() => setKnown(undefined)}
          />
        )}
        {known && !isKnown && (
          <PhoneKnown
            known={known}
            sameLabel={`Use ${known.name}`}
            isBusy={isBusy}
            onSame={() => setIsKnown(true)}
            onAnother={() => {
              isAnother.current = true;
              setKnown(undefined);
              form.current?.requestSubmit();
            }}
          />
        )}
        <PlanField
          offer={offer}
          value={plan}
          onChange={({ currentTarget }) => setPlan(currentTarget.value)}
          error={errors.type}
        />
        <PaidHow total={total} error={errors.payments} />
        <CenterAndStart center={center} errors={errors} />
        {!member && (
          <details className="border-y border-(--line) sm:col-span-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              Gender, date of birth, email (optional)
            </summary>
            <div className="grid gap-x-4 gap-y-5 py-3 sm:grid-cols-2">
              <MoreOfPerson errors={errors} />
            </div>
          </details>
        )}
        <div className="sm:col-span-2">
          <FormButtons submitLabel="Add and receive" isBusy={isBusy} onCancel={onCancel} />
        </div>
      </form>
      {dialog}
    </>
  );
}
