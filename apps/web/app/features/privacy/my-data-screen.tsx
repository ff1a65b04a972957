import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { ExportSection } from '@namma/contract/domains';
import { languageNames } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { Consent, OwnData } from '@namma/contract/privacy/personal-data';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#words/privacy';
import { saveFile } from '../../lib/api/save-file';
import { Button } from '../../ui/button';
import { Choices } from './choices';
import { DeleteAccount } from './delete-account';
import { Nominee } from './nominee';

const readme = [
  'This file holds everything that the gym stores about you. Each key below is one list, oldest entry first.',
  'Fields that end in "Paise" are amounts in paise: 100 paise are one rupee.',
  'Dates such as 2030-03-04 are days in India (IST). Times such as 2030-03-04T06:30:00.000Z are UTC: add 5 hours 30 minutes for IST.',
  'null means that nothing is stored. The age, height and weight of past appointments are null because they have been erased.',
  'Correct your data on your profile page. To ask about an entry, write to the address in the privacy notice.',
];

/** The personal data download: JSON with stable English keys that begins with a description of itself. */
const renderDownload = (data: OwnData): string => JSON.stringify({ readme, ...data }, null, 2);

/** Personal data page: counts, downloads, consents and account deletion. */
export function MyDataScreen({ data }: { data: OwnData }) {
  const deletion = useRef<HTMLElement>(null);
  return (
    <div className="grid gap-12">
      <Summary data={data} />
      <Part title={words.download}>
        <p className="max-w-text text-sm text-(--soft)">{words.downloadLead}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => save(data)}>{words.downloadButton}</Button>
        </div>
      </Part>
      <Part title={words.consents}>
        <Consents consents={data.consents} />
        <Choices data={data} deletion={deletion} />
      </Part>
      <Part title={words.nomineeTitle}>
        <Nominee data={data} />
      </Part>
      <Part ref={deletion} title={words.deleteTitle}>
        <DeleteAccount email={data.profile.email} />
      </Part>
    </div>
  );
}

function save(data: OwnData): void {
  const file = new Blob([renderDownload(data)], { type: 'application/json' });
  saveFile(file, `namma-strength-${gymDay(new Date(data.madeAt))}.json`);
}

interface PartProps {
  ref?: RefObject<HTMLElement | null>;
  title: string;
  children: ReactNode;
}

function Part({ ref, title, children }: PartProps) {
  return (
    <section ref={ref} tabIndex={-1} className="min-w-0 border-t-2 border-ink pt-6 outline-none">
      <h2 className="heading mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

const underlined = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

/** They have a part of their own, or follow from the sign-in that opened this screen. */
const notCounted: readonly string[] = [
  'profile',
  'consents',
  'offers',
  'nominee',
  'signIns',
  'networks',
  'secondFactors',
];
const counted = (Object.keys(words.sections) as ExportSection[]).filter((name) => !notCounted.includes(name));

function Summary({ data }: { data: OwnData }) {
  const { name, email, phone } = data.profile;
  const filled = counted.filter((section) => data[section].length > 0);
  return (
    <Part title={words.stored}>
      <p className="wrap-anywhere">
        <span>{`${name}, ${email}`}</span>
        {phone && <span className="figures">{`, ${phone}`}</span>}
      </p>
      <Link to={paths.profile} className={underlined}>
        {words.correct}
      </Link>
      {filled.length === 0 ? (
        <p className="mt-3 text-(--soft)">{words.nothingYet}</p>
      ) : (
        <dl className="mt-3 grid max-w-120 grid-cols-[minmax(0,1fr)_auto] text-sm *:border-t *:border-(--line) *:py-2">
          {filled.map((list) => (
            <Count key={list} label={words.sections[list]} count={data[list].length} />
          ))}
        </dl>
      )}
    </Part>
  );
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <>
    <dt>{label}</dt>
    <dd className="figures text-right font-semibold">{count}</dd>
  </>
);

const names = { terms: words.termsName, privacy: words.privacyName };

function Consents({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <p className="text-sm text-(--soft)">{words.noConsents}</p>;
  return (
    <ul className="grid gap-3 text-sm">
      {consents.map(({ document, version, locale, givenAt }) => (
        <li key={`${document} ${givenAt}`}>
          <Link to={paths.legalPath(document)} className={underlined}>
            {names[document]}
          </Link>
          <p className="text-(--soft)">
            {words.consentOf(formatDay(version), formatDay(gymDay(new Date(givenAt))), languageNames[locale])}
          </p>
        </li>
      ))}
    </ul>
  );
}
