/** The parts of the city where the centers are. */

export const vijayanagar = 'Vijayanagar';
export const indiranagar = 'Indiranagar';
export const koramangala = 'Koramangala';
export const hsrLayout = 'HSR Layout';
