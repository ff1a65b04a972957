import { MailPreview } from '../../features/mail/mail-preview';
import { Admin } from '../../features/styleguide/admin';
import { Controls } from '../../features/styleguide/controls';
import { Foundations } from '../../features/styleguide/foundations';
import { Mails } from '../../features/styleguide/mails';
import { Showing } from '../../features/styleguide/showing';
import { privatePage } from '../../lib/loading/page-meta';

/** A picture of the demo catalogue. */
const PICTURE = '/images/products/cubbon-kitchen-masala-oats-12x38g.webp';

export const meta = () => privatePage('Styleguide');

/** All components of `ui` in all their states. In development only: see routes.ts. */
export default function Styleguide() {
  return (
    <main id="main" className="page-width py-10">
      <h1 className="display text-3xl">Styleguide</h1>
      <Foundations />
      <Controls />
      <Showing picture={PICTURE} />
      <Admin />
      <Mails Preview={MailPreview} />
    </main>
  );
}
