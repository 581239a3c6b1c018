export const en = {
  errors: {
    RIGHT_HELD: 'You already have this permission there.',
    RIGHT_REQUEST_LIMIT: 'You can ask for a permission {{0}} times a day.',
    RIGHT_REQUEST_OPEN: 'You have already asked for this permission.',
    RIGHT_REQUEST_STATE: 'This request has been decided, withdrawn or has run out.',
  },
  fields: {
    permission: 'Permission',
    hours: 'Hours',
  },
  operations: {
    'ask-for-right': 'Permission asked for',
    'withdraw-right-request': 'Request for a permission withdrawn',
    'approve-right-request': 'Request for a permission approved',
    'refuse-right-request': 'Request for a permission refused',
  },
};
