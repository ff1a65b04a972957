/** The optional details in the edit form and on the page of a member. */
export const detailFields = [
  {
    name: 'gstin',
    label: 'GSTIN of the business',
    hint: 'Printed on later invoices, which count as business to business.',
  },
] as const;
