import { defineModule } from '../../../module.ts';
import { registerSettings, settingReads } from './routes.ts';
import { refreshLabels } from './service.ts';
import { undoSettingChanges } from './undo.ts';

export const settingsModule = defineModule({
  name: 'settings',
  owns: ['settings'],
  routes: registerSettings,
  // Another process may have changed a setting, or a day has begun.
  jobs: [{ name: 'read settings', everyMinutes: 1, atStart: true, run: refreshLabels }],
  publicReads: settingReads,
  undo: { 'setting set': undoSettingChanges, 'setting removed': undoSettingChanges },
  personalData: {
    tables: {
      settings: { download: { not: 'by admins: they set settings' }, deletion: { not: 'by admins' } },
    },
  },
});
