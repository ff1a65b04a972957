import type { LegalFacts } from '@namma/contract/business';

/** A part of a legal page. */
export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Facts by name. */
  facts?: readonly (readonly [name: string, fact: string])[];
  list?: readonly string[];
}

/** A legal page in one language. Facts that the owner has not given are left out. */
export interface LegalText {
  title: string;
  /** For search engines and the top of the page. */
  summary: string;
  sections: (facts: LegalFacts) => readonly LegalSection[];
}
