import { defineModule } from '../../../module.ts';
import { registerSettings, settingReads } from './routes.ts';
import { updateCenters } from './service.ts';
import { undoSettingChanges } from './undo.ts';

export const settingsModule = defineModule({
  name: 'settings',
  owns: ['settings', 'centers'],
  routes: registerSettings,
  jobs: [{ name: 'read centers', everyMinutes: 1, atStart: true, run: updateCenters }],
  publicReads: settingReads,
  undo: { 'setting set': undoSettingChanges, 'setting removed': undoSettingChanges },
  personalData: {
    tables: {
      centers: { download: { not: 'by owners: they list centers' }, deletion: { not: 'by owners' } },
      settings: { download: { not: 'by admins: they set settings' }, deletion: { not: 'by admins' } },
    },
  },
});
