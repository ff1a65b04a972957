import { defineModule } from '../../../module.ts';
import { registerImages } from './routes.ts';
import { sweepImages } from './service.ts';

export const imagesModule = defineModule({
  name: 'images',
  owns: ['images', 'image_files'],
  routes: registerImages,
  jobs: [{ name: 'delete pictures that nothing uses', everyMinutes: 60, run: sweepImages }],
  personalData: {
    tables: {
      images: {
        download: { not: 'by admins: they upload pictures of products' },
        deletion: { not: 'by admins' },
      },
      image_files: { download: { not: 'pictures of products' }, deletion: { not: 'pictures of products' } },
    },
  },
});
