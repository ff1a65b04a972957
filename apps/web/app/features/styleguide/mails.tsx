import { type ComponentType, useEffect, useState } from 'react';
import { Section } from './sheet';

interface Sample {
  kind: string;
  subject: string;
  html: string;
}

interface MailsProps {
  Preview: ComponentType<{ title: string; html: string; className: string }>;
}

/** Every kind of mail as the development server renders it, on a phone and on a desktop. */
export function Mails({ Preview }: MailsProps) {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    fetch('/api/mailSamples')
      .then((response) => response.json())
      .then(setSamples, () => {});
  }, []);
  return (
    <Section title="Mails">
      {samples.map(({ kind, subject, html }) => (
        <div key={kind} className="grid gap-3">
          <h3 className="font-semibold first-letter:uppercase">
            <span>{`${kind}: `}</span>
            <span className="font-normal">{subject}</span>
          </h3>
          <div className="flex flex-wrap gap-6 *:shrink-0">
            <div className="w-97.5 max-w-full">
              <Preview title={`${subject} on a phone`} html={html} className="h-160" />
            </div>
            <div className="w-175 max-w-full">
              <Preview title={`${subject} on a desktop`} html={html} className="h-160" />
            </div>
          </div>
        </div>
      ))}
    </Section>
  );
}
