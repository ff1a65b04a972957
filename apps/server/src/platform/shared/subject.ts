/** The subject of a slip or document. */
export type Subject = { kind: 'membership'; id: number } | { kind: 'checkout'; id: string };

/** The subject of a receipt. */
export type PaidSubject = Subject | { kind: 'pass'; id: number };

interface SubjectColumns {
  membership_id: number | null;
  checkout_id: string | null;
}

/** The columns of a row that refers to either a membership or a checkout. */
export const columnsOf = (subject: Subject): SubjectColumns => ({
  membership_id: subject.kind === 'membership' ? subject.id : null,
  checkout_id: subject.kind === 'checkout' ? subject.id : null,
});

/** The subject of such a row. */
export const subjectOf = ({ membership_id, checkout_id }: SubjectColumns): Subject =>
  membership_id === null
    ? { kind: 'checkout', id: checkout_id ?? '' }
    : { kind: 'membership', id: membership_id };

export const membershipsOf = (ids: readonly number[]): Subject[] =>
  ids.map((id) => ({ kind: 'membership', id }));
export const checkoutsOf = (ids: readonly string[]): Subject[] => ids.map((id) => ({ kind: 'checkout', id }));

/** Ids of subjects by kind, without duplicates, as queries take them. */
export interface SubjectIds {
  membershipIds: number[];
  checkoutIds: string[];
}

export const idsOf = (subjects: readonly Subject[]): SubjectIds => ({
  membershipIds: [...new Set(subjects.flatMap((each) => (each.kind === 'membership' ? [each.id] : [])))],
  checkoutIds: [...new Set(subjects.flatMap((each) => (each.kind === 'checkout' ? [each.id] : [])))],
});

/** The columns of a receipt that identify its subject. */
export const paidColumnsOf = (subject: PaidSubject): SubjectColumns & { pass_id: number | null } =>
  subject.kind === 'pass'
    ? { membership_id: null, checkout_id: null, pass_id: subject.id }
    : { ...columnsOf(subject), pass_id: null };

/** The subject of such a receipt. */
export const paidSubjectOf = ({
  pass_id,
  ...row
}: SubjectColumns & { pass_id: number | null }): PaidSubject =>
  pass_id === null ? subjectOf(row) : { kind: 'pass', id: pass_id };
