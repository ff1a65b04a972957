import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Center } from '@namma/contract/values/centers';

interface DemoCoach {
  name: string;
  type: ConsultancyType;
  center: Center;
  /** Weekdays, 0 for Sunday, and hours of the IST day. */
  hours: readonly { weekdays: readonly number[]; from: number; to: number }[];
}

const weekdays = [1, 2, 3, 4, 5];
const saturday = { weekdays: [6], from: 7, to: 10.5 };
const weekend = { weekdays: [6, 0], from: 7, to: 10.5 };

/** The public texts of the invented coaches of a type. */
export const demoProfiles: Readonly<Record<ConsultancyType, { qualification: string; languages: string }>> = {
  Fitness: { qualification: 'Certified personal trainer', languages: 'Kannada, English, Hindi' },
  Nutrition: { qualification: 'M.Sc. Nutrition', languages: 'Kannada, English, Tamil' },
  Physiotherapy: { qualification: 'Bachelor of Physiotherapy', languages: 'Kannada, English, Hindi' },
};

/** Invented people: at least one for each type and center. */
export const demoCoaches: readonly DemoCoach[] = [
  {
    name: 'Arjun Shetty',
    type: 'Fitness',
    center: 'indiranagar',
    hours: [{ weekdays, from: 6, to: 10 }, { weekdays, from: 17, to: 20 }, saturday],
  },
  {
    name: 'Meghana Prabhu',
    type: 'Fitness',
    center: 'kormangla',
    hours: [{ weekdays, from: 7, to: 12 }, weekend],
  },
  {
    name: 'Farhan Pasha',
    type: 'Fitness',
    center: 'vijayanagra',
    hours: [{ weekdays: [1, 3, 5], from: 6, to: 11 }],
  },
  {
    name: 'Sneha Kulkarni',
    type: 'Fitness',
    center: 'HSR Layout',
    hours: [{ weekdays, from: 16, to: 21 }, saturday],
  },
  {
    name: 'Dr. Lakshmi Narayan',
    type: 'Nutrition',
    center: 'indiranagar',
    hours: [
      { weekdays: [1, 2, 4], from: 10, to: 13 },
      { weekdays: [1, 2, 4], from: 14, to: 18 },
    ],
  },
  {
    name: 'Roshni Thomas',
    type: 'Nutrition',
    center: 'kormangla',
    hours: [{ weekdays: [2, 3, 5], from: 9, to: 13 }, saturday],
  },
  {
    name: 'Pooja Hegde',
    type: 'Nutrition',
    center: 'HSR Layout',
    hours: [{ weekdays: [3, 5], from: 15, to: 19 }],
  },
  {
    name: 'Nandita Bose',
    type: 'Nutrition',
    center: 'vijayanagra',
    hours: [{ weekdays: [1, 4], from: 9, to: 12 }],
  },
  {
    name: 'Dr. Imran Khan',
    type: 'Physiotherapy',
    center: 'indiranagar',
    hours: [{ weekdays, from: 8, to: 12 }, weekend],
  },
  {
    name: 'Dr. Kavya Iyer',
    type: 'Physiotherapy',
    center: 'kormangla',
    hours: [{ weekdays: [1, 3, 5], from: 14, to: 20 }],
  },
  {
    name: 'Dr. Vinay Gowda',
    type: 'Physiotherapy',
    center: 'HSR Layout',
    hours: [{ weekdays: [2, 4], from: 8, to: 13 }, saturday],
  },
  {
    name: 'Dr. Anita DSouza',
    type: 'Physiotherapy',
    center: 'vijayanagra',
    hours: [{ weekdays: [2, 4], from: 16, to: 20 }],
  },
];
