/** The few brand facts the pictures need. */
export const brand = { short: 'NAMMA', name: 'NAMMA STRENGTH', place: 'Bengaluru' };
export const colour = { ink: '#0E1013', paper: '#F6F6F2', lime: '#C8F31D', signal: '#FF5A36', tile: '#E7E7E1', tileLight: '#F1F1EC' };
