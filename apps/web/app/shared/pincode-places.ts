/** Towns and districts of Karnataka whose pincodes all begin with these digits. An empty town has several. */
const places: Record<string, { town: string; district: string }> = {
  560: { town: 'Bengaluru', district: 'Bengaluru Urban' },
  570: { town: 'Mysuru', district: 'Mysuru' },
  572: { town: '', district: 'Tumakuru' },
  573: { town: '', district: 'Hassan' },
  575: { town: 'Mangaluru', district: 'Dakshina Kannada' },
  576: { town: '', district: 'Udupi' },
  580: { town: '', district: 'Dharwad' },
  584: { town: '', district: 'Raichur' },
  586: { town: '', district: 'Vijayapura' },
  587: { town: '', district: 'Bagalkote' },
  590: { town: 'Belagavi', district: 'Belagavi' },
};

/** Fills the empty fields for town and district of the form from a complete pincode. */
export function fillPlace({ value, form }: HTMLInputElement): void {
  const place = /^[0-9]{6}$/.test(value) ? places[value.slice(0, 3)] : undefined;
  if (!place || !form) return;
  for (const [name, text] of Object.entries(place)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = text;
  }
}
