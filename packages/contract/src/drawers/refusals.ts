/** Refusal texts; see `refusals`. */
export const drawerRefusals = {
  centerRequired: { status: 400, message: () => 'Choose the center of the drawer.' },
  drawerOpenAlready: { status: 409, message: () => 'A drawer is open at this center already.' },
  noOpenDrawer: { status: 409, message: () => 'No drawer is open at this center.' },
  drawerReplaced: {
    status: 409,
    message: () => 'This drawer was closed, and another one is open. Reload the page first.',
  },
  noSuchDrawer: { status: 404, message: () => 'Drawer not found.' },
  drawerStillOpen: { status: 409, message: () => 'The drawer is still open. Close it before adding a note.' },
} as const;
