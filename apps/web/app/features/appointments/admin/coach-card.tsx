import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { StatusMark } from '../../../admin/list/status-mark';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { Thumbnail } from '../../../ui/thumbnail';
import { labelOfDays, timesByDays } from './coach-hours';

interface CoachCardProps {
  coach: Coach;
  isBusy: boolean;
  onEdit: () => void;
  /** Photo and sentences. */
  onShow: () => void;
  onClose: () => void;
  onRetire: (isRetired: boolean) => Promise<void>;
}

/** A coach with the hours of a week, and what can be done. */
export function CoachCard({ coach, isBusy, onEdit, onShow, onClose, onRetire }: CoachCardProps) {
  const { name, type, center, isRetired, hours, openBookings, profile } = coach;
  const look = 'border border-(--line) px-4! hover:border-ink';
  return (
    <section
      className="flex h-full break-inside-avoid flex-col gap-4 rounded-lg border border-(--line) bg-paper-raised p-5"
      aria-label={name}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm text-(--soft)">{`${type}, ${centerLabel(center)}`}</p>
          {isRetired && <StatusMark tone="off">Retired</StatusMark>}
        </div>
        {profile.photo !== null && <Thumbnail src={profile.photo} className="size-14 print:hidden" />}
      </div>
      {hours.length === 0 ? (
        <p className="text-sm">No hours yet</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
          {timesByDays(hours).map(([days, times]) => (
            <div key={days} className="contents">
              <dt className="text-(--soft)">{labelOfDays(days)}</dt>
              <dd className="tabular-nums">{times}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm">
        {openBookings === 1 ? '1 upcoming appointment' : `${openBookings || 'No'} upcoming appointments`}
      </p>
      <IfAllowed permission="manageCoaches">
        <div className="mt-auto flex flex-wrap gap-2 print:hidden">
          <Button look="quiet" className={look} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          {!isRetired && (
            <Button look="quiet" className={look} aria-label={`Photo and text of ${name}`} onClick={onShow}>
              Photo and text
            </Button>
          )}
          {!isRetired && (
            <Button look="quiet" className={look} aria-label={`Time off of ${name}`} onClick={onClose}>
              Time off
            </Button>
          )}
          {isRetired ? (
            <Button
              look="quiet"
              className={look}
              aria-label={`Reactivate ${name}`}
              isBusy={isBusy}
              onClick={() => void onRetire(false)}
            >
              Reactivate
            </Button>
          ) : (
            <ConfirmButton
              className={buttonClass('quiet', look)}
              aria-label={`Retire ${name}`}
              title={`Retire ${name}?`}
              description={describeRetirement(coach)}
              confirmLabel="Retire"
              onConfirm={() => onRetire(true)}
            >
              Retire
            </ConfirmButton>
          )}
        </div>
      </IfAllowed>
    </section>
  );
}

/** Effect of retiring a coach on members. */
function describeRetirement({ name, openBookings }: Coach): string {
  const stays = `${openBookings === 1 ? '1 appointment stays' : `${openBookings} appointments stay`} booked until you move or cancel ${openBookings === 1 ? 'it' : 'them'}.`;
  return `${name} can no longer be booked. ${openBookings === 0 ? 'No appointment is affected.' : stays} Use Reactivate to undo this.`;
}
