import { defineModule } from '../../../module.ts';
import { restocksData } from './personal-data.ts';
import { registerRestocks } from './routes.ts';
import { deleteOldStops, notifySubscribers } from './sweep.ts';

/** Back-in-stock subscriptions, and the single mail of each (D92). */
export const restocksModule = defineModule({
  name: 'restocks',
  owns: ['restock_subscriptions', 'restock_stops'],
  routes: registerRestocks,
  jobs: [
    { name: 'tell who waits for products that are back', everyMinutes: 1, run: notifySubscribers },
    { name: 'delete old links that stop such mails', everyMinutes: 60, run: deleteOldStops },
  ],
  personalData: restocksData,
});
