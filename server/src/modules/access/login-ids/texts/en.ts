export const en = {
  importKinds: {
    loginIdChanges: 'Change sign-in IDs',
    idDecisions: 'Decide ID requests',
  },
  idDecisionsFile: {
    decision: 'Decision',
    reason: 'Reason',
    type: 'Type',
    types: {
      new: 'New ID',
      change: 'Change',
      release: 'Give up former ID',
    },
  },
  idLetters: {
    asked: {
      heading: 'Your ID request was received',
      text: 'Your request for {{loginId}} was received. We’ll notify you when an administrator has decided. Until then, your current ID stays as it is, and you can cancel the request in My account.',
    },
    approved: {
      heading: 'Your ID request was approved',
      text: 'Your request for {{loginId}} was approved.\n\nConfirm it in My account under Sign-in ID to make the change. Until then, your current ID stays as it is.',
    },
    releaseApproved: {
      heading: 'Your request to give up a former ID was approved',
      text: 'Your request to give up the former ID {{loginId}} was approved.\n\nConfirm it in My account under Sign-in ID. After that, it no longer works.',
    },
    refused: {
      heading: 'Your ID request was declined',
      text: 'Your request for {{loginId}} was declined. Your current ID stays as it is.\n\nReason: {{reason}}',
    },
    cancelled: {
      heading: 'Your ID request was canceled',
      text: 'You canceled your request for {{loginId}}.',
    },
    ended: {
      heading: 'Your approved ID request has expired',
      text: 'Your request for {{loginId}} was not confirmed within {{days}} days of its approval, so it was canceled. You keep your current ID and can request again while the period for ID changes is open.',
    },
    changed: {
      heading: 'Your ID was changed',
      text: 'Your ID is now {{loginId}}. Your password stays the same, and you stay signed in.\n\nYou can also sign in with {{former}} for {{days}} more days.\n\nIf you did not request this, contact your administrator immediately.',
    },
    given: {
      heading: 'You have a new ID',
      text: 'Please sign in with {{loginId}} from now on. Your password stays the same.\n\nIf you did not request this, contact your administrator immediately.',
    },
    released: {
      heading: 'Your former ID was given up',
      text: '{{loginId}} no longer works. Your current ID stays as it is.',
    },
    takenBack: {
      heading: 'Your ID change was reverted',
      text: 'An administrator reverted your ID change. Please sign in with {{loginId}} again; {{former}} no longer works.\n\nYour password stays the same, and you stay signed in.',
    },
    takenBackKept: {
      heading: 'Your ID change was reverted',
      text: 'An administrator reverted your ID change. Please sign in with {{loginId}} again. {{former}} keeps working for {{days}} more days, as before.\n\nYour password stays the same, and you stay signed in.',
    },
    reopened: {
      heading: 'Your ID request is waiting for a decision again',
      text: 'The decision on your request for {{loginId}} was undone. We’ll notify you when an administrator has decided again. Until then, your current ID stays as it is, and you can cancel the request in My account.',
    },
    deciderCancelled: {
      heading: 'An ID request that you approved was canceled',
      text: 'The member canceled the request for {{loginId}}.',
    },
    deciderCompleted: {
      heading: 'An ID request that you approved was confirmed',
      text: 'The member confirmed the request for {{loginId}}.',
    },
    deciderReopened: {
      heading: 'Your decision on an ID request was undone',
      text: 'The request for {{loginId}} is waiting as it was before your decision.',
    },
  },
};
