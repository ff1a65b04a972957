import { type Center, givenLabelOf } from '../../values/centers.ts';
import * as areas from './areas.ts';

const labels: Readonly<Record<Center, string>> = {
  vijayanagra: areas.vijayanagar,
  indiranagar: areas.indiranagar,
  kormangla: areas.koramangala,
  'HSR Layout': areas.hsrLayout,
};

export const centerLabel = (center: Center): string => givenLabelOf(center) ?? labels[center] ?? center;
