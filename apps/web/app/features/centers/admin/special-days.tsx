import { useMailWords } from '../../../admin/writes/mail-state';
import { invalidate } from '../../../lib/loading/read-cache';
import { Closures } from './closures';

/** Days on which a center has special hours or is closed. */
export function SpecialDays({ onChanged }: { onChanged: () => void }) {
  const mailWords = useMailWords();
  return (
    <section aria-labelledby="special-days" className="mt-8 max-w-text">
      <h2 id="special-days" className="heading text-lg">
        Special days
      </h2>
      <p className="mt-2 mb-5 text-sm text-(--soft)">
        {mailWords(
          'Closes a center on the website and for appointments, extends its memberships, and emails members with an appointment.',
          "Closes a center on the website and for appointments, and extends its memberships. Email isn't set up, so call members with an appointment.",
        )}
      </p>
      <Closures
        onChanged={() => {
          invalidate('centers/', 'consultancy/', 'admin/');
          onChanged();
        }}
      />
    </section>
  );
}
