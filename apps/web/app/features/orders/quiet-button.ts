/** The style of a secondary button below an order. */
export const quietButton =
  'inline-flex min-h-11 items-center justify-self-start text-xs font-semibold underline underline-offset-4 hover:no-underline';
