import type { LegalDetails } from '@namma/contract/business';
import type { GymSettings } from '@namma/contract/settings/schemas';

/** A part of a legal page. */
export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Details by name. */
  details?: readonly (readonly [name: string, detail: string])[];
  list?: readonly string[];
}

/** Business details for the legal pages. */
export interface LegalPageDetails extends LegalDetails {
  gym: GymSettings;
}

/** A legal page in one language. Details that the owner has not given are left out. */
export interface LegalText {
  title: string;
  /** For search engines and the top of the page. */
  summary: string;
  sections: (details: LegalPageDetails) => readonly LegalSection[];
}
