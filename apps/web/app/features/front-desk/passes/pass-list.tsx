import { centerLabel } from '@namma/contract/messages/centers';
import type { PassDay } from '@namma/contract/passes/schemas';
import { memberPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import { StatusMark } from '../../../admin/list/status-mark';
import { passKindLabels, passStateLabels } from './pass-labels';

/** The passes of today. */
export const PassList = ({ passes, isMore }: Pick<PassDay, 'passes' | 'isMore'>) => (
  <section aria-labelledby="passes-today" className="grid grid-cols-1 gap-4">
    <h2 id="passes-today" className="heading text-xl">
      For today
    </h2>
    {passes.length === 0 ? (
      <p>No passes for today.</p>
    ) : (
      <ul className="border-t-2 border-ink">
        {passes.map(({ id, kind, name, code, center, state, userId }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-(--line) py-3 text-sm wrap-anywhere"
          >
            <div>
              {userId === null ? (
                <span className="font-semibold">{name}</span>
              ) : (
                <Link to={memberPath(userId)} className="font-semibold underline underline-offset-4">
                  {name}
                </Link>
              )}
              <span className="block text-(--soft)">{`${passKindLabels[kind]}, ${centerLabel(center)}`}</span>
              <span translate="no" className="figures block text-(--soft)">
                {code}
              </span>
            </div>
            <div>
              <StatusMark tone={state === 'open' ? 'waiting' : state === 'used' ? 'done' : 'off'}>
                {passStateLabels[state]}
              </StatusMark>
            </div>
          </li>
        ))}
      </ul>
    )}
    {isMore && <p className="text-sm text-(--soft)">{`The newest ${passes.length} are shown.`}</p>}
  </section>
);
