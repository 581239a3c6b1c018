export const en = {
  importKinds: {
    loginIdChanges: 'Change login IDs',
    idDecisions: 'Decide ID requests',
  },
  idDecisionsFile: {
    decision: 'Decision',
    reason: 'Reason',
  },
  idLetters: {
    asked: {
      heading: 'Your ID request was received',
      text: 'Your request for {{loginId}} was received. You will hear when an administrator has decided. Until then your present ID stays as it is, and you can cancel the request in My account.',
    },
    approved: {
      heading: 'Your ID request was approved',
      text: 'Your request for {{loginId}} was approved.\n\nConfirm it in My account under Login ID to make the change. Until then your present ID stays as it is.',
    },
    releaseApproved: {
      heading: 'Your request to give up a former ID was approved',
      text: 'Your request to give up the former ID {{loginId}} was approved.\n\nConfirm it in My account under Login ID. After that it no longer works.',
    },
    refused: {
      heading: 'Your ID request was refused',
      text: 'Your request for {{loginId}} was refused. Your present ID stays as it is.\n\nReason: {{reason}}',
    },
    cancelled: {
      heading: 'Your ID request was canceled',
      text: 'You canceled your request for {{loginId}}.',
    },
    ended: {
      heading: 'Your approved ID request has ended',
      text: 'Your request for ‘{{loginId}}’ was not confirmed within {{days}} days after its approval, so it was canceled. You keep the ID that you have, and may ask again while the period is open.',
    },
    changed: {
      heading: 'Your ID was changed',
      text: 'Your ID is now {{loginId}}. Your password stays the same, and you stay signed in.\n\nYou can also sign in with {{former}} for {{days}} more days.\n\nIf you did not ask for this, tell your administrator at once.',
    },
    given: {
      heading: 'You have a new ID',
      text: 'Please sign in with {{loginId}} from now on. Your password stays the same.\n\nIf you did not ask for this, tell your administrator at once.',
    },
    released: {
      heading: 'Your former ID was given up',
      text: '{{loginId}} no longer works. Your present ID stays as it is.',
    },
    takenBack: {
      heading: 'The change of your ID was taken back',
      text: 'An administrator took the change of your ID back. Please sign in with {{loginId}} again; {{former}} no longer works.\n\nYour password stays the same, and you stay signed in.',
    },
    deciderCancelled: {
      heading: 'An ID request that you approved was canceled',
      text: 'The person canceled the request for {{loginId}}.',
    },
    deciderCompleted: {
      heading: 'An ID request that you approved was confirmed',
      text: 'The person confirmed the request for {{loginId}}.',
    },
  },
};
