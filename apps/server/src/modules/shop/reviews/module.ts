import { defineModule } from '../../../module.ts';
import { reviewsData } from './personal-data.ts';
import { registerReviews, reviewReads } from './routes.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  owns: ['reviews'],
  routes: registerReviews,
  publicReads: reviewReads,
  personalData: reviewsData,
});
