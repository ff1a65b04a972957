/** Refusal texts; see `refusals`. */
export const drawerRefusals = {
  centerRequired: { status: 400, message: () => 'Choose the center of the drawer.' },
  drawerOpenAlready: { status: 409, message: () => 'A drawer is open at this center already.' },
  noOpenDrawer: { status: 409, message: () => 'No drawer is open at this center.' },
  drawerReplaced: {
    status: 409,
    message: () => 'The drawer that was counted is closed, and another one is open. Read it again first.',
  },
  noSuchDrawer: { status: 404, message: () => 'There is no such drawer.' },
  drawerStillOpen: { status: 409, message: () => 'The drawer is still open. Close it before adding a note.' },
} as const;
