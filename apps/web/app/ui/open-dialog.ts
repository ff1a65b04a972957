/** True if a dialog has the keys. One that only fades out has not: what it covered can be seen and used. */
export const isDialogOpen = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed])') !== null;
