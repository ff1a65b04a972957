import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { brand } from '@namma/contract/brand';
import { centerLabel } from '@namma/contract/messages/centers';
import { presetLabel } from '@namma/contract/messages/staff';
import type { StaffRow } from '@namma/contract/staff/schemas';
import { whatsAppLink } from '@namma/contract/values/whatsapp';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../admin/writes/changed-meanwhile';
import { useAdminForm } from '../../admin/writes/use-admin-form';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';
import { GrantFields, mergeWithSaved, toGrant } from './grant-fields';
import { nameOf } from './staff-columns';

const loadInvite = async () => (await import('@namma/contract/staff/schemas')).staffInvite;
const loadChange = async () => (await import('@namma/contract/staff/schemas')).staffChange;

interface DialogProps {
  coaches: readonly Coach[];
  onClose: () => void;
  onDone: (status: string) => Promise<void>;
}

/** Invites somebody. Where no mail can be sent, the link is shown here, this once. */
export function InviteDialog({ isOpen, ...props }: DialogProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title="Invite staff">
      {isOpen && <InviteForm {...props} />}
    </Dialog>
  );
}

function InviteForm({ coaches, onClose, onDone }: DialogProps) {
  const [link, setLink] = useState<string>();
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadInvite,
    prepare: toGrant,
    submit: async (body) => {
      const { status, link: made } = await api('staff/invite', { body });
      if (made === undefined) return await onDone(status);
      setLink(new URL(made, window.location.origin).href);
    },
  });
  if (link !== undefined) return <Link link={link} onClose={() => void onDone('Invitation created')} />;
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        hint="Members keep their account and memberships."
        error={errors.email}
      />
      <GrantFields row={undefined} coaches={coaches} errors={errors} />
      <FormButtons submitLabel="Invite" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

function Link({ link, onClose }: { link: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p>
        Email isn't set up, so share this link yourself. It works once, for 72 hours, and is shown only now.
      </p>
      <TextField label="Link" value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="outline"
          onClick={() =>
            void navigator.clipboard?.writeText(link).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <a
          className={buttonClass('outline')}
          href={whatsAppLink(`Your invitation to the staff of ${brand.name}: ${link}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share by WhatsApp
        </a>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Changes what somebody may do, from their next request on. */
export const ChangeDialog = ({ row, ...props }: DialogProps & { row: StaffRow | undefined }) => (
  <SubjectDialog subject={row} onClose={props.onClose} title={(last) => `Change the role of ${nameOf(last)}`}>
    {(last) => <ChangeForm key={last.userId} row={last} {...props} />}
  </SubjectDialog>
);

/** The current role of a staff member; undefined once it was removed. */
const findRow = async ({ userId }: StaffRow): Promise<StaffRow | undefined> =>
  (await api('staff/getAll')).find((each) => each.userId === userId);

function ChangeForm({ row, coaches, onClose, onDone }: DialogProps & { row: StaffRow }) {
  // The role as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<StaffRow>();
  const [shown, setShown] = useState(row);
  const saved = theirs ?? row;
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadChange,
    prepare: (values) => ({
      userId: row.userId,
      ...toGrant(values),
      grantedAt: saved.grantedAt,
    }),
    submit: async (body) => {
      try {
        await onDone((await api('staff/change', { body })).status);
      } catch (error) {
        const isStale = error instanceof ApiError && error.details.code === 'staffChanged';
        const now = isStale ? await findRow(row) : undefined;
        if (!now) throw error;
        setTheirs(now);
        setShown(mergeWithSaved(body, saved, now));
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.grantedAt}
          sentence="Someone else has changed this role."
          rows={[
            ['Role', presetLabel(theirs.preset)],
            ['Center', theirs.center ? centerLabel(theirs.center) : 'All centers'],
          ]}
        />
      )}
      <GrantFields key={`fields ${shown.grantedAt}`} row={shown} coaches={coaches} errors={errors} />
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
