import { formatDay } from '@namma/contract/days/dates';
import { settingName } from '@namma/contract/settings/rules';
import type { Setting } from '@namma/contract/settings/schemas';
import { Button } from '../../../ui/button';
import { describeValue } from './values';

interface SettingRowProps {
  setting: Setting;
  isBusy: boolean;
  onChange: () => void;
  onCancel: (fromDay: string) => void;
}

const look = 'shrink-0 border border-(--line) px-4! hover:border-ink';

/** Current value and scheduled changes of a setting. */
export function SettingRow({ setting, isBusy, onChange, onCancel }: SettingRowProps) {
  const { key, current, coming } = setting;
  const name = settingName(key);
  return (
    <li className="grid gap-3 py-4">
      <div className="wrap-anywhere">
        <div className="flex items-center justify-between gap-2">
          <h3 className="min-w-0 font-semibold text-balance">{name}</h3>
          <Button look="quiet" className={look} aria-label={`Change: ${name}`} onClick={onChange}>
            Change
          </Button>
        </div>
        <Value setting={setting} value={current.value} />
        <p className="mt-1 text-xs text-(--soft)">{sayWhen(setting)}</p>
      </div>
      {coming.length > 0 && (
        <ul
          className="grid gap-3 border-l-4 border-signal bg-paper-sunken p-4"
          aria-label={`Coming: ${name}`}
        >
          {coming.map(({ fromDay, value, by }) => (
            <li key={fromDay} className="wrap-anywhere">
              <div className="flex items-center justify-between gap-3">
                <p className="min-w-0 text-sm font-semibold">{`From ${formatDay(fromDay)}`}</p>
                <Button
                  look="quiet"
                  className={look}
                  isBusy={isBusy}
                  aria-label={`Cancel change: ${name} from ${formatDay(fromDay)}`}
                  onClick={() => onCancel(fromDay)}
                >
                  Cancel change
                </Button>
              </div>
              <Value setting={setting} value={value} />
              <p className="mt-1 text-xs text-(--soft)">{`Entered by ${by}`}</p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sayWhen = ({ current: { since } }: Setting): string =>
  since ? `Since ${formatDay(since.fromDay)}, by ${since.by}` : 'Default';

/** A longer text is shown below its label. */
const SHORT_CHARACTERS = 40;

/** Its parts with their values in one column. */
const Value = ({ setting, value }: { setting: Setting; value: unknown }) => (
  <dl className="tabular-nums mt-1 grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
    {describeValue(setting.key, value).map(({ label, text, lang }) => {
      const isLong = text.length > SHORT_CHARACTERS;
      return (
        <div key={label ?? text} className="contents">
          {label && <dt className={`text-(--soft) ${isLong ? 'col-span-2' : ''}`}>{label}</dt>}
          <dd lang={lang} className={`whitespace-pre-line ${isLong || !label ? 'col-span-2' : ''}`}>
            {text}
          </dd>
        </div>
      );
    })}
  </dl>
);
