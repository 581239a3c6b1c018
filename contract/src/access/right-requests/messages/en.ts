export const en = {
  errors: {
    RIGHT_HELD: 'You already have this permission.',
    RIGHT_REQUEST_LIMIT: 'You can request up to {{0}} permissions per day.',
    RIGHT_REQUEST_OPEN: 'You have already requested this permission.',
    RIGHT_REQUEST_STATE: 'This request has been decided or withdrawn, or has expired.',
  },
  fields: {
    permission: 'Permission',
    hours: 'Hours',
  },
  operations: {
    'ask-for-right': 'Permission requested',
    'withdraw-right-request': 'Permission request withdrawn',
    'approve-right-request': 'Permission request approved',
    'refuse-right-request': 'Permission request declined',
  },
};
