import type { Gender } from '@namma/contract/business';

interface DemoPerson {
  name: string;
  gender: Gender;
  /** Years. */
  age: number;
  /** House and street, without the locality. */
  street: string;
  locality: string;
  pincode: string;
}

/** A reserved top-level domain (RFC 2606): mail is undeliverable. */
const EMAIL_DOMAIN = 'demo.test';

/** The staff member at the desk in the demo month. */
export const frontDesk = { name: 'Front desk', email: `desk@${EMAIL_DOMAIN}` } as const;

/** The email of a demo person: `Asha Rao` has asha.rao@demo.test. */
export const emailOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@${EMAIL_DOMAIN}`;

/** A number of ten digits that cannot exist: in India no number begins with 0. */
export const phoneOf = (number: number): string => `00000${String(10_000 + number * 137).padStart(5, '0')}`;

const localities: Record<string, string> = {
  Koramangala: '560034',
  Indiranagar: '560038',
  'HSR Layout': '560102',
  Vijayanagar: '560040',
  Jayanagar: '560041',
  'BTM Layout': '560076',
  Malleshwaram: '560003',
  Domlur: '560071',
  Basavanagudi: '560004',
  Rajajinagar: '560010',
};

const person = (
  name: string,
  gender: Gender,
  age: number,
  street: string,
  locality: keyof typeof localities,
): DemoPerson => ({ name, gender, age, street, locality, pincode: localities[locality] ?? '' });

/** Invented people. A visitor of the demo signs in as the first. */
export const people: readonly [DemoPerson, ...DemoPerson[]] = [
  person('Asha Rao', 'Female', 31, 'Flat 204, Gulmohar Residency, 12th Main', 'Indiranagar'),
  person('Ravi Gowda', 'Male', 34, '18, 3rd Cross, 6th Block', 'Koramangala'),
  person('Meera Shetty', 'Female', 28, 'Flat 11, Parijata Apartments, 17th Cross', 'HSR Layout'),
  person('Kiran Hegde', 'Male', 26, '42, 1st Main, MC Layout', 'Vijayanagar'),
  person('Fathima Khan', 'Female', 29, '7, 2nd Cross, ST Bed', 'Koramangala'),
  person('Joseph D’Souza', 'Male', 45, 'Flat 302, Palm Grove, 80 Feet Road', 'Indiranagar'),
  person('Lakshmi Naik', 'Female', 38, '51, 9th Main, 4th Block', 'Jayanagar'),
  person('Arjun Murthy', 'Male', 23, 'Room 6, Sampige Hostel, 8th Cross', 'Malleshwaram'),
  person('Divya Kulkarni', 'Female', 33, 'Flat 508, Lake View, 27th Main', 'HSR Layout'),
  person('Suresh Bhat', 'Male', 52, '3, Temple Street, 2nd Stage', 'Rajajinagar'),
  person('Nandini Iyer', 'Female', 36, 'Flat 9, Ashoka Court, Bull Temple Road', 'Basavanagudi'),
  person('Imran Sheikh', 'Male', 30, '24, 5th Cross, 1st Stage', 'BTM Layout'),
  person('Pooja Reddy', 'Female', 25, 'Flat 117, Nandana Heights, 14th Main', 'HSR Layout'),
  person('Girish Acharya', 'Male', 41, '66, 10th Main, RPC Layout', 'Vijayanagar'),
  person('Sneha Pai', 'Female', 27, 'Flat 3, Coconut Grove, 100 Feet Road', 'Indiranagar'),
  person('Vikram Singh', 'Male', 37, '29, 4th Cross, Amarjyothi Layout', 'Domlur'),
  person('Ananya Das', 'Female', 24, 'Flat 411, Orchid Towers, 5th Block', 'Koramangala'),
  person('Manoj Patil', 'Male', 32, '15, 7th Main, 2nd Stage', 'BTM Layout'),
  person('Rekha Prasad', 'Female', 48, '8, 11th Cross, 3rd Block', 'Jayanagar'),
  person('Thomas Mathew', 'Male', 39, 'Flat 206, St Mark’s Enclave, Old Airport Road', 'Domlur'),
  person('Kavya Ramesh', 'Female', 22, '77, 2nd Main, Hampi Nagar', 'Vijayanagar'),
  person('Naveen Kumar', 'Male', 29, 'Flat 14, Tulasi Nest, 19th Main', 'HSR Layout'),
  person('Zoya Ahmed', 'Female', 26, '33, 6th Cross, 8th Block', 'Koramangala'),
  person('Prakash Jain', 'Male', 44, '5, Gandhi Bazaar Main Road', 'Basavanagudi'),
  person('Shruti Deshpande', 'Female', 35, 'Flat 602, Skyline Crest, 24th Main', 'HSR Layout'),
  person('Harish Shenoy', 'Male', 27, '40, 4th Main, 15th Cross', 'Malleshwaram'),
  person('Ritu Agarwal', 'Female', 30, 'Flat 10, Maple Corner, CMH Road', 'Indiranagar'),
  person('Deepak Nair', 'Male', 33, '21, 1st Cross, 2nd Stage', 'BTM Layout'),
  person('Bhavana Urs', 'Female', 40, '12, Double Road, 1st Block', 'Jayanagar'),
  person('Sameer Joshi', 'Male', 28, 'Flat 305, Brindavan, 7th Block', 'Koramangala'),
  person('Veena Hiremath', 'Female', 55, '9, 3rd Main, 5th Block', 'Rajajinagar'),
  person('Ajay Fernandes', 'Male', 31, 'Flat 2, Sea Shell, Double Road', 'Indiranagar'),
  person('Tara Menon', 'Female', 29, '58, 20th Main, Sector 2', 'HSR Layout'),
  person('Chetan Gowda', 'Male', 24, '16, 8th Cross, Attiguppe', 'Vijayanagar'),
  person('Gayatri Venkatesh', 'Female', 43, '4, DVG Road', 'Basavanagudi'),
  person('Rohan Mehta', 'Male', 26, 'Flat 703, Silver Oak, 16th Main', 'BTM Layout'),
  person('Sana Qureshi', 'Prefer not to say', 32, '37, 2nd Cross, 4th Block', 'Koramangala'),
  person('Mahesh Babu', 'Male', 49, '60, 6th Main, Sampige Road', 'Malleshwaram'),
  person('Alex Thomas', 'Other', 25, 'Flat 8, Banyan House, 6th Main', 'Domlur'),
  person('Padma Subramanian', 'Female', 58, '2, 5th Cross, 7th Block', 'Jayanagar'),
];
