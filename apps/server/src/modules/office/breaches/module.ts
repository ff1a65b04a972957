import { defineModule } from '../../../module.ts';
import { mailLetters } from './mailing.ts';
import { deleteDemoBreaches } from './queries/entries.ts';
import { registerBreaches } from './routes.ts';

/** The register of breaches of personal data, and the letters that are made from it, printed and mailed (D95). */
export const breachesModule = defineModule({
  name: 'breaches',
  owns: ['breaches', 'breach_mailings', 'breach_letters'],
  routes: registerBreaches,
  jobs: [{ name: 'mail letters about breaches of data', everyMinutes: 1, run: mailLetters }],
  demo: { unlink: deleteDemoBreaches },
  memberData: {
    tables: {
      breaches: { download: { not: 'by admins: they keep the register' }, deletion: { not: 'by admins' } },
      breach_mailings: {
        download: { not: 'by admins: they keep the register' },
        deletion: { not: 'by admins' },
      },
      breach_letters: {
        download: { not: 'says that the mail was written, which is in the download itself' },
        deletion: { not: 'refers to people only by their ids, and proves that they were told' },
      },
    },
  },
});
