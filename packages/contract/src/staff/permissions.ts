/**
 * What staff may do (D74). Every call of admins names one of these in the table of calls, and so does every call of members that
 * staff may make for somebody else. Does not import zod: the screens ask it what to show.
 */
export const permissions = [
  /** Every member of staff: unread counts, and whether this is a demo shop. */
  'openAdmin',
  /** To take back an own step within its seconds. */
  'undoSteps',
  /** Sums: dashboard, reports, cash-up. */
  'readMoney',
  'exportLists',
  'readActivity',
  'readDocuments',
  /** One receipt, and the document of a purchase. */
  'printReceipts',
  'setTax',
  'receivePayments',
  'reversePayments',
  /** Goods over the counter, and to tie a barcode to its product there. */
  'sellGoods',
  'checkIn',
  /** Passes for a day, and the requests for them. */
  'sellPasses',
  'findMembers',
  'addMembers',
  'readMemberships',
  /** To register, pause, resume, extend, hand over and move, as the members may themselves. */
  'changeMemberships',
  /** To end a membership before its end, with a refund of what is unused. */
  'endMemberships',
  /** To take back what was handed over. */
  'overrideMemberships',
  'closeCenters',
  'readAppointments',
  'bookAppointments',
  'markAppointments',
  'manageCoaches',
  /** The timetable of classes with its rosters. */
  'readClasses',
  'bookClasses',
  /** Who came to a class. */
  'markClasses',
  /** On one day: cancel a class, or give it another coach, time or capacity. */
  'changeClasses',
  /** The classes of every week. */
  'planClasses',
  'answerQueries',
  /** Whom to call today, what came of it, and what is written by WhatsApp. */
  'followUp',
  'readOrders',
  /** What goes out on a day, with the addresses and what is to be collected. */
  'readRound',
  'changeOrders',
  'handleReturns',
  'moderateReviews',
  'editProducts',
  'keepStock',
  'readMails',
  'sendMails',
  'manageStaff',
  /** Prices, hours, phone and the other settings of the business, each from a day on. */
  'changeSettings',
  /** To bring members and products of before by files, to take that back, and to invite the people of them. */
  'runImports',
  /** Whom a member has named to act for them, when somebody says that it is them. */
  'readNominees',
  /** The server itself: its version, backups, jobs and missing settings. */
  'readSystem',
] as const;
export type Permission = (typeof permissions)[number];

/** The presets, from the one that may do most. They are code: an editor of roles would be a program that nobody tests. */
export const presets = ['owner', 'manager', 'desk', 'shop', 'coach', 'accountant'] as const;
export type Preset = (typeof presets)[number];

/** Only an owner decides who belongs to the staff, what the business says and asks, and looks after the server. */
const ofOwnersAlone: readonly Permission[] = ['manageStaff', 'changeSettings', 'runImports', 'readSystem'];

const permissionsByPreset: Record<Preset, readonly Permission[]> = {
  owner: permissions,
  manager: permissions.filter((each) => !ofOwnersAlone.includes(each)),
  desk: [
    'openAdmin',
    'undoSteps',
    'printReceipts',
    'receivePayments',
    'sellGoods',
    'checkIn',
    'sellPasses',
    'findMembers',
    'addMembers',
    'readMemberships',
    'changeMemberships',
    'readAppointments',
    'bookAppointments',
    'markAppointments',
    'readClasses',
    'bookClasses',
    'markClasses',
    'changeClasses',
    'answerQueries',
    'followUp',
    'readRound',
  ],
  shop: [
    'openAdmin',
    'undoSteps',
    'readOrders',
    'readRound',
    'printReceipts',
    'changeOrders',
    'handleReturns',
    'moderateReviews',
    'editProducts',
    'keepStock',
  ],
  coach: ['openAdmin', 'undoSteps', 'readAppointments', 'markAppointments', 'readClasses', 'markClasses'],
  accountant: [
    'openAdmin',
    'readMoney',
    'exportLists',
    'readDocuments',
    'printReceipts',
    'readMemberships',
    'readOrders',
  ],
};

/** What a preset may do, in the order of the list. */
export const permissionsOf = (preset: Preset): readonly Permission[] => permissionsByPreset[preset];

export const holds = (preset: Preset, permission: Permission): boolean =>
  permissionsByPreset[preset].includes(permission);

/** Whether the first preset may do all that the second may: nobody grants more than they hold (D76). */
export const includesPreset = (holder: Preset, granted: Preset): boolean =>
  permissionsOf(granted).every((each) => holds(holder, each));
