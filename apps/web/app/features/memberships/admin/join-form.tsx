import { genders } from '@namma/contract/business';
import { type Center, centers } from '@namma/contract/centers/rules';
import { addMonthsWithinCalendar, gymDay } from '@namma/contract/days/dates';
import type { JoinReply } from '@namma/contract/memberships/join-schemas';
import { planOf, planValue } from '@namma/contract/memberships/renewals';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import { useLayoutEffect, useRef, useState } from 'react';
import { LoadState } from '../../../admin/writes/load-state';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useAnswer } from '../../../lib/api/use-answer';
import { refusePastDay } from '../../../lib/forms/form-rules';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { Button } from '../../../ui/button';
import { PhoneField } from '../../../ui/digits-field';
import { SelectField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { useOverlap } from '../use-overlap';
import { PaidHow, paymentsIn } from './paid-how';

const loadSchema = async () => (await import('@namma/contract/memberships/join-schemas')).joining;

export interface Joined {
  userId: number;
  name: string;
  phone: string;
}

interface JoinFormProps {
  /** What stood in the field of the counter: a name or a phone number. */
  typed: string;
  center: Center | undefined;
  onJoined: (person: Joined, reply: JoinReply) => void;
  onCancel: () => void;
}

/** A new member in one go: who it is, the plan, and how it is paid (D79). */
export function JoinForm(props: JoinFormProps) {
  const { answer, failure, retry } = useAnswer((signal) => api('facts/getPlans', { signal }));
  const [newer, setNewer] = useState<Offer>();
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  const readAgain = () => void api('facts/getPlans').then(setNewer, () => {});
  return <Form {...props} offer={newer ?? answer} onOtherPrice={readAgain} />;
}

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
  const today = gymDay(new Date());
  const soldOf = (value: string) => {
    const chosen = planOf(value);
    return plans.find(({ type, months }) => type === chosen?.type && months === chosen.months);
  };
  const sold = soldOf(plan);
  const total = sold ? membershipTotalRupees(sold) : 0;
  const member = isKnown ? known : undefined;
  const isPhone = /^\d{10}$/.test(typed);
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
          <>
            <TextField
              ref={first}
              label="Name"
              name="name"
              autoComplete="off"
              required
              defaultValue={isPhone ? '' : typed}
              error={errors.name}
            />
            <PhoneField
              required
              defaultValue={isPhone ? typed : ''}
              hint="10 digits, without +91"
              error={errors.phone}
              onInput={() => setKnown(undefined)}
            />
          </>
        )}
        {known && !isKnown && (
          <div role="alert" className="grid gap-3 border-l-4 border-signal bg-signal-wash p-4 sm:col-span-2">
            <p>{`${known.name} has the phone number ${known.phone} already. Is it the same person?`}</p>
            <div className="flex flex-wrap gap-3">
              {/* The next thing to decide. */}
              <Button look="solid" autoFocus onClick={() => setIsKnown(true)}>
                {`Use ${known.name}`}
              </Button>
              <Button
                look="outline"
                isBusy={isBusy}
                onClick={() => {
                  isAnother.current = true;
                  setKnown(undefined);
                  form.current?.requestSubmit();
                }}
              >
                Another person
              </Button>
            </div>
          </div>
        )}
        <SelectField
          label="Plan"
          name="plan"
          className="sm:col-span-2"
          value={plan}
          onChange={({ currentTarget }) => setPlan(currentTarget.value)}
          error={errors.type}
        >
          {tiers.map((tier) => (
            <optgroup key={tier.name} label={tier.name}>
              {tier.plans.map((each) => (
                <option key={each.months} value={planValue({ type: tier.name, months: each.months })}>
                  {`${tier.name}, ${each.months} months: ${formatRupees(membershipTotalRupees(each))} with tax and fee`}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <PaidHow total={total} error={errors.payments} />
        <SelectField label="Center" name="center" defaultValue={center ?? ''} required error={errors.center}>
          {!center && (
            <option value="" disabled>
              Choose a center
            </option>
          )}
          {centers.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Start"
          name="start_Date"
          type="date"
          required
          min={today}
          defaultValue={today}
          error={errors.start_Date}
        />
        {!member && <More errors={errors} />}
        <div className="sm:col-span-2">
          <FormButtons submitLabel="Add and receive" isBusy={isBusy} onCancel={onCancel} />
        </div>
      </form>
      {dialog}
    </>
  );
}

/** What nobody has to give. */
const More = ({ errors }: { errors: Readonly<Record<string, string>> }) => (
  <details className="border-y border-(--line) sm:col-span-2">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
      Gender, date of birth, email (optional)
    </summary>
    <div className="grid gap-x-4 gap-y-5 py-3 sm:grid-cols-2">
      <SelectField label="Gender" name="gender" error={errors.gender}>
        <option value="">Not given</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {gender}
          </option>
        ))}
      </SelectField>
      <TextField label="Date of birth" name="DOB" type="date" error={errors.DOB} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        className="sm:col-span-2"
        error={errors.email}
      />
    </div>
  </details>
);
