/** Classes led by a trainer, at every center (SPEC section 2). */
export const groupClasses = ['Yoga', 'Strength', 'Run', 'Core', 'Dancing', 'Boxing'] as const;
export type GroupClass = (typeof groupClasses)[number];
