import type { FactorState } from '@namma/contract/auth/second-factor-schemas';
import * as paths from '@namma/contract/paths';
import type { OwnSession } from '@namma/contract/users/schemas';
import type { ReactNode } from 'react';
import * as words from '#words/security';
import { ButtonLink } from '../../ui/button';
import { OwnEmail } from './own-email';
import { SecondFactor } from './second-factor';
import { SessionList } from './session-list';

interface SecurityScreenProps {
  email: string;
  sessions: readonly OwnSession[];
  /** Staff only. */
  factor: FactorState | undefined;
}

/** Sessions, password, email and two-step sign-in. */
export const SecurityScreen = ({ email, sessions, factor }: SecurityScreenProps) => (
  <div className="grid gap-12">
    <Part title={words.sessions}>
      <SessionList sessions={sessions} />
    </Part>
    <Part title={words.password}>
      <p className="max-w-text text-sm text-(--soft)">{words.passwordLead}</p>
      <ButtonLink look="outline" to={paths.profilePassword} className="mt-5">
        {words.changePassword}
      </ButtonLink>
    </Part>
    <Part title={words.email}>
      <OwnEmail />
    </Part>
    {factor && (
      <Part title={words.factor}>
        <SecondFactor email={email} factor={factor} />
      </Part>
    )}
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 border-t-2 border-ink pt-6">
    <h2 className="heading mb-3 text-lg">{title}</h2>
    {children}
  </section>
);
