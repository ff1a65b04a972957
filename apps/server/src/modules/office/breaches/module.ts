import { defineModule } from '../../../module.ts';
import { deleteDemoBreaches } from './queries.ts';
import { registerBreaches } from './routes.ts';

/** The register of breaches of personal data, and the letters that are made from it (D95). */
export const breachesModule = defineModule({
  name: 'breaches',
  owns: ['breaches'],
  routes: registerBreaches,
  demo: {
    clear: async (tx) => {
      await deleteDemoBreaches(tx);
      return {};
    },
  },
  memberData: {
    tables: {
      breaches: { download: { not: 'by admins: they keep the register' }, deletion: { not: 'by admins' } },
    },
  },
});
