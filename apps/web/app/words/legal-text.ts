import type { LegalFacts } from '@namma/contract/business';
import type { GymFacts } from '@namma/contract/facts/schemas';

/** A part of a legal page. */
export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Facts by name. */
  facts?: readonly (readonly [name: string, fact: string])[];
  list?: readonly string[];
}

/** What the pages say of the business. */
export interface NotifiedDetails extends LegalFacts {
  gym: GymFacts;
}

/** A legal page in one language. Facts that the owner has not given are left out. */
export interface LegalText {
  title: string;
  /** For search engines and the top of the page. */
  summary: string;
  sections: (facts: NotifiedDetails) => readonly LegalSection[];
}
