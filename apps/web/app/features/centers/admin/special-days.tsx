import { useMailWords } from '../../../admin/writes/mail-state';
import { invalidate } from '../../../lib/loading/read-cache';
import { Closures } from './closures';

/** Days on which a center keeps other hours than usual, or none. One entry, which all else follows. */
export function SpecialDays({ onChanged }: { onChanged: () => void }) {
  const mailWords = useMailWords();
  return (
    <section aria-labelledby="special-days" className="mt-8 max-w-text">
      <h2 id="special-days" className="heading text-lg">
        Special days
      </h2>
      <p className="mt-2 mb-5 text-sm text-(--soft)">
        {mailWords(
          'One entry closes a center on every page, in the appointments and for its memberships, and mails whoever has an appointment then.',
          'One entry closes a center on every page, in the appointments and for its memberships. No mail can be sent: call whoever has an appointment then.',
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
