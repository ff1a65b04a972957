import { defineModule } from '../../../module.ts';
import { registerSettings, settingReads } from './routes.ts';
import { undoSettingChanges } from './undo.ts';

export const settingsModule = defineModule({
  name: 'settings',
  owns: ['settings'],
  routes: registerSettings,
  publicReads: settingReads,
  undo: { 'setting set': undoSettingChanges, 'setting removed': undoSettingChanges },
  personalData: {
    tables: {
      settings: { download: { not: 'by admins: they set settings' }, deletion: { not: 'by admins' } },
    },
  },
});
