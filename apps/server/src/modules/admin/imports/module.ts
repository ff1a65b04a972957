import { defineModule } from '../../../module.ts';
import { sweepImports } from './list.ts';
import { importsData } from './personal-data.ts';
import { registerImports } from './routes.ts';

export const importsModule = defineModule({
  name: 'imports',
  owns: ['imports', 'import_files', 'import_rows', 'import_refusals'],
  routes: registerImports,
  jobs: [{ name: 'delete checked files after an hour', everyMinutes: 1, run: sweepImports }],
  personalData: importsData,
});
