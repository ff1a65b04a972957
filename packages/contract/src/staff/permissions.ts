/**
 * The permissions of staff (D74). Every admin call requires one of these in the table of calls, as does every member
 * call that staff may make for others. Does not import zod: the screens use it too.
 */
export const permissions = [
  /** For all staff: unread counts, and whether this is a demo shop. */
  'openAdmin',
  /** Undo an own step within its seconds. */
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
  /** The cash drawer of a center: open, pay out, and close by a blind count. */
  'useDrawers',
  /** Closed drawers with their differences. */
  'readDrawers',
  /** To add a note to a closed drawer. */
  'reviewDrawers',
  /** Counter sales, and assigning barcodes to products there. */
  'sellGoods',
  'checkIn',
  /** Day passes, and the requests for them. */
  'sellPasses',
  'findMembers',
  'addMembers',
  'readMemberships',
  /** Register, pause, resume, extend, transfer and move, as members may themselves. */
  'changeMemberships',
  /** End a membership early, with a refund of its unused days. */
  'endMemberships',
  /** Revoke a transfer. */
  'overrideMemberships',
  'closeCenters',
  'readAppointments',
  /** The age, height and weight that a member gives for an appointment. */
  'readMeasurements',
  'bookAppointments',
  'markAppointments',
  'manageCoaches',
  /** The timetable of classes with its rosters. */
  'readClasses',
  'bookClasses',
  /** Attendance of classes. */
  'markClasses',
  /** On one day: cancel a class, or change its coach, time or capacity. */
  'changeClasses',
  /** Weekly classes. */
  'planClasses',
  'answerQueries',
  /** Today's follow-up calls, their outcomes, and WhatsApp messages. */
  'followUp',
  'lookUpOrders',
  /** Orders for callers, paid on delivery. */
  'takeOrders',
  /** The deliveries of a day, with the addresses and the amounts to collect. */
  'readDeliveries',
  'changeOrders',
  'handleReturns',
  'moderateReviews',
  'editProducts',
  'keepStock',
  'readMails',
  'sendMails',
  'manageStaff',
  /** Prices, hours, phone and the other business settings, each from a day on. */
  'changeSettings',
  /** Import existing members and products from files, undo it, and invite the people. */
  'runImports',
  /** A member's nominee, when somebody claims to be it. */
  'readNominees',
  /** The server itself: its version, backups, jobs and missing settings. */
  'readSystem',
] as const;
export type Permission = (typeof permissions)[number];

/** The presets, from the most powerful one. They are code: a role editor would be an untested program. */
export const presets = ['owner', 'manager', 'desk', 'shop', 'coach', 'accountant'] as const;
export type Preset = (typeof presets)[number];

/** Only owners manage staff, change the business settings, and operate the server. */
const ofOwnersAlone: readonly Permission[] = ['manageStaff', 'changeSettings', 'runImports', 'readSystem'];

const permissionsByPreset: Record<Preset, readonly Permission[]> = {
  owner: permissions,
  manager: permissions.filter((each) => !ofOwnersAlone.includes(each)),
  desk: [
    'openAdmin',
    'undoSteps',
    'printReceipts',
    'receivePayments',
    'useDrawers',
    'readDrawers',
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
    'lookUpOrders',
    'takeOrders',
    'readDeliveries',
  ],
  shop: [
    'openAdmin',
    'undoSteps',
    'lookUpOrders',
    'readDeliveries',
    'printReceipts',
    'changeOrders',
    'handleReturns',
    'moderateReviews',
    'editProducts',
    'keepStock',
  ],
  coach: [
    'openAdmin',
    'undoSteps',
    'readAppointments',
    'readMeasurements',
    'markAppointments',
    'readClasses',
    'markClasses',
  ],
  accountant: [
    'openAdmin',
    'readMoney',
    'exportLists',
    'readDrawers',
    'readDocuments',
    'printReceipts',
    'readMemberships',
    'lookUpOrders',
  ],
};

/** The largest discount that a preset gives at the counter, in percent (D143). */
export const discountPercentMost: Record<Preset, number> = {
  owner: 100,
  manager: 10,
  desk: 0,
  shop: 0,
  coach: 0,
  accountant: 0,
};

/** The permissions of a preset, in the order of the list. */
export const permissionsOf = (preset: Preset): readonly Permission[] => permissionsByPreset[preset];

export const holds = (preset: Preset, permission: Permission): boolean =>
  permissionsByPreset[preset].includes(permission);

/** True if the first preset has all permissions of the second: nobody grants more than they hold (D76). */
export const includesPreset = (holder: Preset, granted: Preset): boolean =>
  permissionsOf(granted).every((each) => holds(holder, each));
