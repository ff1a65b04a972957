import {
  COMPOSITION_SENTENCE,
  documentTitles,
  kindOfScheme,
  type TaxScheme,
} from '@namma/contract/documents/rules';
import type { DocumentDetails } from '@namma/contract/documents/schemas';

/** A document of each scheme, as the server composes it: two products, delivered. */
export function sampleDocument(scheme: TaxScheme, changes: Partial<DocumentDetails> = {}): DocumentDetails {
  const isTaxed = scheme !== 'none';
  const stateCode = isTaxed ? '29' : null;
  const [taxable, tax] = scheme === 'regular' ? [193_242, 17_392] : [228_026, 0];
  return {
    id: 5,
    number: 'NSG/2930/000123',
    kind: kindOfScheme[scheme],
    issuedOn: '2030-03-04',
    totalPaise: 278_450,
    cancelledAt: null,
    checkoutId: '00000000-0000-4000-8000-000000000001',
    membershipId: null,
    passId: null,
    scheme,
    seller: {
      name: 'Namma Strength Fitness LLP',
      address: ['27, 80 Feet Road', 'Bengaluru 560034'],
      state: 'Karnataka',
      stateCode,
      gstin: isTaxed ? '29AAGCB7383J1Z4' : null,
      phone: '+91 80 4123 4567',
      email: 'hello@namma.fit',
    },
    buyer: {
      name: 'Asha Rao',
      address: ['12, 5th Cross, Indiranagar'],
      state: 'Karnataka',
      stateCode,
      email: 'asha@example.in',
      phone: '9876543210',
    },
    deliverTo: {
      name: 'Ravi Rao',
      address: ['4, MG Road', 'Mysuru, Mysuru 570001'],
      state: 'Karnataka',
      stateCode,
    },
    placeOfSupply: isTaxed ? 'Karnataka (29)' : null,
    reverseCharge: isTaxed ? false : null,
    declaration: scheme === 'composition' ? COMPOSITION_SENTENCE : null,
    lines: [
      {
        description: 'Raw Whey Protein, 1 kg',
        code: isTaxed ? '2106' : null,
        quantity: 2,
        unit: 'NOS',
        rateBasisPoints: scheme === 'regular' ? 1800 : 0,
        taxablePaise: taxable,
        cgstPaise: tax,
        sgstPaise: tax,
        totalPaise: 228_026,
        feePaise: 2_375,
        orderId: 11,
      },
      {
        description: 'Ragi Bar',
        code: isTaxed ? '1905' : null,
        quantity: 1,
        unit: 'NOS',
        rateBasisPoints: scheme === 'regular' ? 500 : 0,
        taxablePaise: scheme === 'regular' ? 48_022 : 50_424,
        cgstPaise: scheme === 'regular' ? 1_201 : 0,
        sgstPaise: scheme === 'regular' ? 1_201 : 0,
        totalPaise: 50_424,
        feePaise: 525,
        orderId: 12,
      },
    ],
    taxablePaise: scheme === 'regular' ? taxable + 48_022 : 278_450,
    cgstPaise: scheme === 'regular' ? tax + 1_201 : 0,
    sgstPaise: scheme === 'regular' ? tax + 1_201 : 0,
    payment: { duePaise: 278_450, by: [] },
    orderNumber: 'NS-1042-7',
    ...changes,
  };
}

/** Accessible name of the sheet. */
export const sheetName = ({ kind, number }: DocumentDetails): string => `${documentTitles[kind]} ${number}`;
