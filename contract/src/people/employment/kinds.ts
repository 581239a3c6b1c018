/** Reasons that a person leaves service. */
export const retirementReasons = [
  'personal',
  'contractEnd',
  'retirementAge',
  'dismissal',
  'transferOut',
  'other',
] as const;
export type RetirementReason = (typeof retirementReasons)[number];

/** Reasons that an access is locked. */
export const suspensionReasons = ['lostDevice', 'investigation', 'longAbsence', 'atOwnRequest', 'other'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** Kinds of leave, as companies of Korea and its neighbours have them. */
export const leaveKinds = ['childcare', 'maternity', 'sick', 'military', 'study', 'familyCare', 'other'] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** Kinds of things that end with the service of a person, in their order. */
export const endingKinds = [
  'sessions',
  'roles',
  'posts',
  'passkeys',
  'authenticatorApp',
  'certificationKeys',
  'calendarAddress',
  'linkedLogins',
  'sharedAddresses',
  'emblems',
  'seat',
] as const;
export type EndingKind = (typeof endingKinds)[number];

/** Kinds of things that a person leaves to others, in their order. */
export const leftKinds = ['departmentHeads', 'invitations', 'savedViews', 'exports'] as const;
export type LeftKind = (typeof leftKinds)[number];

/** STA-07: changes of a person's state and of the lock of access, as they are kept. */
export const employmentChangeKinds = [
  'retired',
  'reinstated',
  'retirementPlanned',
  'retirementCalledOff',
  'suspended',
  'restored',
  'leaveBegun',
  'leaveEnded',
  'dispatchBegun',
  'dispatchEnded',
] as const;
export type EmploymentChangeKind = (typeof employmentChangeKinds)[number];

/** Acts on a person's service and access that a page offers. */
export const employmentActs = ['return', 'leave', 'retire', 'callOff', 'reinstate', 'suspend', 'restore'] as const;
export type EmploymentAct = (typeof employmentActs)[number];
